// Boards and posters are modules of a game's package, which the server names by what they hold: what
// has been fetched once holds for good.

import type { GameUI, PosterArt } from "../game-ui";
import type { BoardInfo } from "../generated/http";
import { once } from "../net/once";

/** What `board/index.js` and `board/poster.js` of a package export. */
interface BoardModule {
  board: GameUI<unknown>;
}
interface PosterModule {
  poster: PosterArt;
}

function module<T>(address: string): Promise<T> {
  return once(address, () => import(/* @vite-ignore */ address) as Promise<T>);
}

/** A board without its styles is no board: it is shown when they are here. */
function style(address: string): Promise<void> {
  return once(
    address,
    () =>
      new Promise((done, fail) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = address;
        link.onload = () => done();
        link.onerror = () => {
          link.remove();
          fail(new Error(`${address} could not be loaded`));
        };
        document.head.append(link);
      }),
  );
}

function addressOf(board: BoardInfo, file: string): string | null {
  return board.files.includes(file) ? new URL(board.folder + file, document.baseURI).href : null;
}

/** The same files beside the records of other cards: there a board shows what these say. */
function withCards(info: BoardInfo, content: string): BoardInfo {
  return content ? { ...info, folder: info.folder.replace(/\/$/, `.${content}/`) } : info;
}

/** Null if the game has no board of its own. `content`: of other cards than those of the house. */
export async function loadBoard(info: BoardInfo, content = ""): Promise<GameUI<unknown> | null> {
  const [index, css] = [addressOf(withCards(info, content), "index.js"), addressOf(info, "style.css")];
  if (!index) return null;
  const [{ board }] = await Promise.all([module<BoardModule>(index), css ? style(css) : undefined]);
  if (typeof board?.Board !== "function") throw new Error(`${index} exports no \`board\``);
  return board;
}

/** Null if the game has none. */
export async function loadPoster(info: BoardInfo): Promise<PosterArt | null> {
  const address = addressOf(info, "poster.js");
  return address ? (await module<PosterModule>(address)).poster : null;
}
