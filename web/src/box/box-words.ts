import type { TableInfo } from "../generated/http";
import type { Book } from "../words/book";

/** Whose box a table is laid with; "" if with none. */
export function boxWords(book: Book, info: TableInfo): string {
  if (!info.box) return "";
  return info.box.by ? book.say("web-box-of", { name: info.box.by }) : book.say("web-box-of-somebody");
}
