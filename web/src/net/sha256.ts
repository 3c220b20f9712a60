// SHA-256. The browser has its own only where the page came over HTTPS; at home it does not.

function primes(count: number): number[] {
  const out: number[] = [];
  for (let n = 2; out.length < count; n++) if (out.every((p) => n % p)) out.push(n);
  return out;
}

/** The first 32 bits of the fraction of a number. */
function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0;
}

const START = primes(8).map((p) => fraction(Math.sqrt(p)));
const ROUND = primes(64).map((p) => fraction(Math.cbrt(p)));
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

export function sha256(data: Uint8Array): string {
  const size = ((data.length + 8) >> 6) * 64 + 64;
  const bytes = new Uint8Array(size);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const words = new DataView(bytes.buffer);
  words.setUint32(size - 8, Math.floor(data.length / 2 ** 29));
  words.setUint32(size - 4, data.length << 3);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < size; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] = hash[i]! + x));
  }
  return Array.from(hash, (x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Bytes written as hexadecimal digits. */
export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (x) => Number.parseInt(x, 16));
}
