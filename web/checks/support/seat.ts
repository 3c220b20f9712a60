// Somebody who has a seat, and a browser to come to it with.

import type { Page } from "@playwright/test";
import type { Guest, TableWish } from "./guest.ts";
import type { Scene, VisitorOptions } from "./scene.ts";
import type { TablePage } from "./table.ts";
import type { Visitor } from "./visitor.ts";

/** One person twice, in a browser and beside it, and the table `id` they sit at. */
export interface Seated {
  me: Guest;
  id: string;
  visitor: Visitor;
  page: Page;
  table: TablePage;
}

/** At a new table; the browser is not there yet. */
export async function seated(scene: Scene, wish: TableWish, options: VisitorOptions = {}): Promise<Seated> {
  const me = await scene.guest("Олена");
  const { id } = await me.table(wish);
  const visitor = await scene.visitor({ ...options, as: me });
  return { me, id, visitor, page: visitor.page, table: visitor.table };
}
