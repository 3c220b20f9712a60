import { type BoardProps, Places, useWords } from "@ludorum/board";
import type { View } from "./view";
import "./architects.css";
import { BoardContext } from "./board-context";
import { BlackMarket } from "./regions/BlackMarket";
import { Cathedral } from "./regions/Cathedral";
import { Guardhouse, Prison } from "./regions/Guardhouse";
import { Guildhall } from "./regions/Guildhall";
import { Offer } from "./regions/Offer";
import { RESOURCE_PLACES, ResourcePlace } from "./regions/ResourcePlace";
import { Schemes } from "./regions/Schemes";
import { Storehouse } from "./regions/Storehouse";
import { TaxStand } from "./regions/TaxStand";
import { Town } from "./regions/Town";
import { VirtueTrack } from "./regions/VirtueTrack";
import { Workshop } from "./regions/Workshop";

export function Board({ view, seat, names, options, lit }: BoardProps<View>) {
  const book = useWords();
  return (
    <Places game="architects" options={options} lit={lit}>
      <BoardContext view={view} seat={seat} names={names} me={view.players[seat] ?? null}>
        <div className={`architects ${options.ask ? `asks-${options.ask.kind}` : ""}`}>
          <Offer />
          <section className="board" aria-label={book.say("title")}>
            {RESOURCE_PLACES.map((at) => (
              <ResourcePlace key={at} at={at} />
            ))}
            <Storehouse />
            <Workshop />
            <Town />
            <TaxStand />
            <div className="watch">
              <Guardhouse />
              <Prison />
            </div>
            <BlackMarket />
            <Guildhall />
            <Cathedral />
            <VirtueTrack />
            <Schemes />
          </section>
        </div>
      </BoardContext>
    </Places>
  );
}
