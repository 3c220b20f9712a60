// What the companion needs besides scripts: the rules in Python, the Python to run them, and a
// service worker that keeps both for tables without a network.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { type Plugin, transformWithOxc } from "vite";

const ROOT = new URL("../", import.meta.url);
const PACKAGE = new URL("src/ludorum/", ROOT);
const PYODIDE = new URL("node_modules/pyodide/", import.meta.url);
const PUBLIC = new URL("public/", import.meta.url);
const SERVICE = new URL("src/service.ts", import.meta.url);
const RUNTIME = ["pyodide.asm.mjs", "pyodide.asm.wasm.bin", "python_stdlib.zip", "pyodide-lock.json"];
/** The layers a game stands on, the companion itself, and lessons; the words are the page's own. Games come from
 * the server, each from its own package. */
const PARTS = ["kernel", "content", "words", "effects", "titles", "companion", "lessons"];
const MODULES = ["__init__.py", "games/__init__.py"];
const BLOCK = 512;

function filesUnder(folder: URL, path: string): [string, Buffer][] {
  return readdirSync(new URL(path, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((x): [string, Buffer][] => {
      const at = `${path}${x.name}`;
      if (x.isDirectory()) return x.name === "__pycache__" ? [] : filesUnder(folder, `${at}/`);
      return /\.(py|json)$/.test(x.name) ? [[at, readFileSync(new URL(at, folder))]] : [];
    });
}

/** Those the shell has words in. */
function languages(): string[] {
  return readdirSync(new URL("words/", PACKAGE)).flatMap((x) => (x.endsWith(".ftl") ? [basename(x, ".ftl")] : []));
}

/** What pip would leave beside the package: its name. */
function installed(): [string, Buffer] {
  const project = readFileSync(new URL("pyproject.toml", ROOT), "utf8");
  const version = /^version = "(.+)"$/m.exec(project)?.[1] ?? "0";
  const text = `Metadata-Version: 2.1\nName: ludorum\nVersion: ${version}\n`;
  return [`ludorum-${version}.dist-info/METADATA`, Buffer.from(text)];
}

/** A tar archive of plain files; the same files give the same bytes. */
function tar(files: readonly [string, Buffer][]): Buffer {
  const blocks = files.flatMap(([name, data]) => {
    const head = Buffer.alloc(BLOCK);
    const octal = (n: number, at: number, size: number) => head.write(`${n.toString(8).padStart(size - 1, "0")}\0`, at);
    if (Buffer.byteLength(name) > 100) throw new Error(`a name too long for tar: ${name}`);
    head.write(name, 0);
    octal(0o644, 100, 8);
    octal(0, 108, 8);
    octal(0, 116, 8);
    octal(data.length, 124, 12);
    octal(0, 136, 12);
    head.write("        0", 148); // the sum is taken with blanks in its place; a plain file
    head.write("ustar\x0000", 257);
    octal(
      head.reduce((a, b) => a + b, 0),
      148,
      7,
    );
    const rest = (BLOCK - (data.length % BLOCK)) % BLOCK;
    return [head, data, Buffer.alloc(rest)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function archive(): Buffer {
  const code = PARTS.flatMap((part) => filesUnder(PACKAGE, `${part}/`));
  const more = MODULES.map((x): [string, Buffer] => [x, readFileSync(new URL(x, PACKAGE))]);
  const files = [...more, ...code].map(([name, data]): [string, Buffer] => [`ludorum/${name}`, data]);
  return gzipSync(tar([...files, installed()]), { level: 9 });
}

/** A file of the runtime. Ten megabytes are packed once here, not by the server for every visitor. */
function runtime(file: string): Buffer {
  const packed = file.endsWith(".bin");
  const data = readFileSync(new URL(packed ? file.slice(0, -4) : file, PYODIDE));
  return packed ? gzipSync(data, { level: 9 }) : data;
}

function digest(...data: (string | Buffer)[]): string {
  const sum = createHash("sha256");
  for (const x of data) sum.update(x);
  return sum.digest("hex").slice(0, 10);
}

/** `virtual:python`: where the runtime and the archive of the rules are, from the page's address. */
export function companion(): Plugin {
  const id = "virtual:python";
  const { version } = JSON.parse(readFileSync(new URL("package.json", PYODIDE), "utf8")) as { version: string };
  const folder = `assets/pyodide-${version}/`;
  let dev = false;
  let rules: Buffer = Buffer.alloc(0);
  let name = "";
  return {
    name: "companion",
    configResolved(config) {
      dev = config.command === "serve";
    },
    buildStart() {
      rules = archive();
      name = `assets/ludorum-${digest(rules)}.bin`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        if (path === `/${name}`) response.end(archive());
        else if (path.startsWith(`/${folder}`) && RUNTIME.includes(basename(path))) {
          if (path.endsWith(".mjs")) response.setHeader("content-type", "text/javascript");
          response.end(runtime(basename(path)));
        } else next();
      });
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}` ? `export const runtime = "${folder}", rules = "${name}", kept = ${!dev};` : null,
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const emit = (fileName: string, source: Buffer | string) => this.emitFile({ type: "asset", fileName, source });
        emit(name, rules);
        for (const file of RUNTIME) emit(`${folder}${file}`, runtime(file));
        const assets = [...Object.keys(bundle), name, ...RUNTIME.map((x) => folder + x)];
        const files = [...new Set([...assets.filter((x) => x.startsWith("assets/")), ...readdirSync(PUBLIC)])].sort();
        const { code: text } = await transformWithOxc(readFileSync(SERVICE, "utf8"), SERVICE.pathname);
        const facts = { KEPT: `ludorum-${digest(text, files.join())}`, FILES: files, LANGS: languages() };
        const head = Object.entries(facts).map(([name, x]) => `const ${name} = ${JSON.stringify(x)};\n`);
        emit("service.js", head.join("") + text);
      },
    },
  };
}
