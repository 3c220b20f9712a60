// The ring with the castle in its middle: one drawing, and over it the places that can be chosen.

import {
  colourOf,
  type Effect,
  Icon,
  named,
  Pawn,
  PawnBody,
  Place,
  rewardParts,
  ShapeBody,
  showEffect,
  useMark,
  useOptions,
  useWords,
} from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { useBoard, useReader } from "./board-context";
import { type Chain, changing } from "./chain";
import { FIFTHS, type Kind } from "./content";
import {
  arc,
  BOX,
  half,
  middle,
  over,
  pieceAt,
  point,
  R,
  river,
  sector,
  siteAngle,
  sitePoint,
  spacePath,
  spacePoint,
} from "./geometry";
import { nameAt, segmentWords, siteId, siteWords, spaceId, spaceWords } from "./names";
import { buildingAt, isInner, placeIn, positionAt } from "./numbering";
import { Pin, useLook } from "./Pin";
import { partsOf } from "./parts";
import { asideId } from "./places";
import { moveCost, numberOf, rewardAt, segmentAt, sideAt, sitesEach } from "./points";
import { Amount, BuildingBody, Drawn, Reward } from "./Token";
import { SPACES } from "./view";

const ALL_SPACES = Array.from({ length: SPACES }, (_, i) => i);

export const Ring = memo(function Ring({ chain }: { chain: Chain }) {
  const book = useWords();
  return (
    <div className="ring-box">
      <svg className="ring" viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
        <defs>
          <marker
            id="viscounts-arrow"
            viewBox="0 0 8 8"
            refX="4"
            refY="4"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" className="arrow-head" />
          </marker>
        </defs>
        <Land />
        <Roads chain={chain} />
        <Links chain={chain} />
        <Sites chain={chain} />
        <Castle chain={chain} />
        <Ways chain={chain} />
      </svg>
      <Place id="road" name={book.say("ui-road")} inside className="bare layer">
        {ALL_SPACES.map((space) => (
          <Space key={space} space={space} chain={chain} />
        ))}
      </Place>
      <SitePins />
      <CastlePins />
    </div>
  );
});

// -- the land --------------------------------------------------------------------------------------

const Land = memo(function Land() {
  return (
    <>
      <circle cx={BOX / 2} cy={BOX / 2} r={R.rim} className="rim" />
      {FIFTHS.map((pos) => (
        <path key={pos} d={sector([242, R.rim], middle(pos) - 36, middle(pos) + 36, 1)} className="bank" />
      ))}
    </>
  );
});

/** A part of the drawing that is pressed like the place over it. */
function Shape({ id, d, className }: { id: string; d: string; className: string }) {
  const options = useOptions();
  const mark = useMark(id);
  const { lit } = useBoard();
  const look = useLook()(id);
  return (
    <path
      d={d}
      className={`${className} ${look} ${lit.includes(id) ? "lit" : ""}`}
      data-place={id}
      data-option={mark?.key}
      onClick={mark ? () => options.select(mark.key) : undefined}
    />
  );
}

const Roads = memo(function Roads({ chain }: { chain: Chain }) {
  const { view } = useBoard();
  const each = sitesEach(view);
  return (
    <>
      {ALL_SPACES.map((space) => (
        <Shape
          key={space}
          id={spaceId(view, space)}
          d={spacePath(space)}
          className={`space ${isInner(space) ? "inner" : "outer"} ${chain.move?.space === space ? "goal" : ""}`}
        />
      ))}
      {FIFTHS.map((pos) => (
        <path
          key={pos}
          d={river(pos, sideAt(view, pos).sites.filter((x) => x.bank === "left").length, each)}
          className="river"
        />
      ))}
      {Array.from({ length: 10 }, (_, i) => {
        const a = -162 + 36 * i;
        const [x, y] = point(186, a);
        return (
          <path
            key={i}
            d="M-2.500-4.500 2.500 0-2.500 4.500"
            className="chevron"
            transform={`translate(${x} ${y}) rotate(${a + 90})`}
          />
        );
      })}
    </>
  );
});

// -- sites and links -------------------------------------------------------------------------------

/** The first part of what a site or a link brings: none of them brings more. */
function one(effect: Effect): [string, number] {
  return rewardParts(effect)[0] ?? ["", 0];
}

const Links = memo(function Links({ chain }: { chain: Chain }) {
  const { view } = useBoard();
  const book = useWords();
  const each = sitesEach(view);
  const all = view.sites.length;
  return view.sites.map((owner, site) => {
    const link = sideAt(view, Math.floor(site / each)).links[site % each];
    if (!link) return null;
    const end = (site + 1) % all;
    const angle = siteAngle(site, each);
    const step = 360 / all;
    const [x, y] = point(R.sites, angle + step / 2);
    const [name, n] = one(link);
    const both = owner >= 0 && view.sites[end]! >= 0;
    const coming = chain.links.some(([a, b]) => (a === site && b === end) || (a === end && b === site));
    return (
      <g
        key={site}
        className={`link ${both ? "made" : ""} ${coming ? "coming" : ""}`}
        {...named(book.say("ui-link", { effect: book.tell(showEffect(link)) }), {
          about: book.say(both ? "ui-link-made" : "about-link"),
          clause: "V6.8.4",
        })}
      >
        <path d={arc(R.sites, angle, angle + step)} />
        <circle cx={x} cy={y} r={11} />
        <g className="link-sign">
          {n > 1 ? (
            <>
              <text x={x - 4.5} y={y + 4}>
                {n}
              </text>
              <Drawn name={name} x={x + 4} y={y} size={11} />
            </>
          ) : (
            <Drawn name={name} x={x} y={y} size={15.5} />
          )}
        </g>
      </g>
    );
  });
});

const Sites = memo(function Sites({ chain }: { chain: Chain }) {
  const { view, lit } = useBoard();
  const each = sitesEach(view);
  const look = useLook();
  return view.sites.map((there, site) => {
    const [x, y] = sitePoint(site, each);
    const id = siteId(view, site);
    const [name] = one(sideAt(view, Math.floor(site / each)).sites[site % each]!.effect);
    const coming = chain.build.find((b) => b.site === site);
    return (
      <g
        key={site}
        data-place={id}
        className={`site ${there >= 0 ? "taken" : ""} ${look(id)} ${lit.includes(id) ? "lit" : ""} ${coming ? "coming" : ""}`}
      >
        <rect x={x - 18} y={y - 18} width={36} height={36} rx={4} />
        {coming ? (
          <House kind={coming.kind} seat={coming.seat} x={x} y={y} ghost />
        ) : there >= 0 ? (
          <House {...buildingAt(there)} x={x} y={y} />
        ) : (
          <Drawn name={name} x={x} y={y} size={24} />
        )}
      </g>
    );
  });
});

const House = memo(function House({
  kind,
  seat,
  x,
  y,
  ghost,
}: {
  kind: Kind;
  seat: number;
  x: number;
  y: number;
  ghost?: boolean;
}) {
  const size = 30;
  const owned = useOwned();
  return (
    <svg
      className={`${ghost ? "ghost" : ""} colour-${colourOf(seat)}`}
      data-piece={ghost ? undefined : `house-${kind}-${seat}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...named(owned(`building-${kind}`, seat), { clause: "V12.2" })}
    >
      <BuildingBody kind={kind} seat={seat} />
    </svg>
  );
});

// -- the castle ------------------------------------------------------------------------------------

/** A piece and whose it is. */
function useOwned(): (what: string, seat: number) => string {
  const { names } = useBoard();
  const book = useWords();
  return (what, seat) => book.say("ui-owned", { what: book.say(what), name: names[seat] ?? "" });
}

interface FigureProps {
  seat: number;
  x: number;
  y: number;
  w: number;
  ghost?: boolean;
  /** The part of the castle it stands in. */
  at: string;
}

const Figure = memo(function Figure({ seat, x, y, w, ghost, at }: FigureProps) {
  const owned = useOwned();
  return (
    <svg
      className={`figure colour-${colourOf(seat)} ${ghost ? "ghost" : ""}`}
      data-piece={ghost ? undefined : `figure-${seat}`}
      data-at={at}
      x={x - w / 2}
      y={y - w * 0.65}
      width={w}
      height={w * 1.3}
      viewBox="-1 -1 22 28"
      {...named(owned("good-worker", seat), { clause: "V6.9.2" })}
    >
      <PawnBody seat={seat} />
    </svg>
  );
});

/** Workers of a section: those that stand there, then those that would come. */
function Crowd({
  pos,
  row,
  r,
  w,
  coming,
}: {
  pos: number;
  row: number[];
  r: number;
  w: number;
  coming: { seat: number; n: number }[];
}) {
  const there = row.flatMap((n, seat) => Array.from({ length: n }, () => ({ seat, ghost: false })));
  const more = coming.flatMap(({ seat, n }) => Array.from({ length: n }, () => ({ seat, ghost: true })));
  const all = [...there, ...more];
  return all.map(({ seat, ghost }, i) => {
    const [x, y] = pieceAt(pos, r, i, all.length);
    return <Figure key={i} seat={seat} x={x} y={y} w={w} ghost={ghost} at={`${pos} ${r}`} />;
  });
}

const Castle = memo(function Castle({ chain }: { chain: Chain }) {
  const { view } = useBoard();
  const { ask } = useOptions();
  const crowded = ask?.kind === "remove" ? partsOf(ask.about).pos : -1;
  return (
    <>
      {FIFTHS.map((pos) => {
        const [a0, a1] = [middle(pos) - 36, middle(pos) + 36];
        const next = changing(chain, pos) || pos === crowded ? "next" : "";
        const coming = (tier: number) => chain.come.filter((x) => x.pos === pos && x.tier === tier);
        return (
          <g key={pos}>
            <Shape
              id={`section-${nameAt(view, pos)}`}
              d={sector(R.first, a0, a1, 1)}
              className={`tier first ${next}`}
            />
            <Shape
              id={`section-${nameAt(view, pos)}`}
              d={sector(R.second, a0, a1, 1)}
              className={`tier second ${next}`}
            />
            <RewardSigns effect={rewardAt(view, pos)} pos={pos} />
            <Crowd pos={pos} row={view.first_tier[pos] ?? []} r={R.low} w={15} coming={coming(1)} />
            <Crowd pos={pos} row={view.second_tier[pos] ?? []} r={R.high + 1} w={13} coming={coming(2)} />
          </g>
        );
      })}
      <Keep chain={chain} />
    </>
  );
});

/** What it brings to climb here; of two sorts one is chosen where a stroke stands between. */
const RewardSigns = memo(function RewardSigns({ effect, pos }: { effect: Effect; pos: number }) {
  const choice = "choose" in effect;
  const found = choice ? Object.values(effect.choose).flatMap(rewardParts) : rewardParts(effect);
  const all = found.flatMap(([name, n]) => Array.from({ length: n }, () => name));
  const [sx, sy] = point(R.reward, middle(pos));
  return (
    <>
      {all.map((name, i) => {
        const [x, y] = point(R.reward, middle(pos) + (i - (all.length - 1) / 2) * 19);
        return <Drawn key={i} name={name} x={x} y={y} size={14} />;
      })}
      {choice && (
        <text className="or" x={sx} y={sy + 4}>
          /
        </text>
      )}
    </>
  );
});

const KEEP = "M278 322v-26h6v-6h8v6h4v-14h8v14h4v-6h8v6h6v26h-15v-9a7 7 0 0 0-14 0v9z";

/** The third tier: a worker and a number for everybody who is there, the leader marked. */
function Keep({ chain }: { chain: Chain }) {
  const { view, lit } = useBoard();
  const there = view.third_tier.flatMap((n, seat) => (n || chain.top.includes(seat) ? [{ seat, n }] : []));
  const owned = useOwned();
  return (
    <>
      <circle
        data-place="keep"
        cx={BOX / 2}
        cy={BOX / 2}
        r={R.keep}
        className={`keep ${lit.includes("keep") ? "lit" : ""} ${chain.top.length ? "next" : ""}`}
      />
      <path d={KEEP} className="keep-sign" />
      {there.map(({ seat, n }, i) => {
        const columns = there.length > 2 ? 2 : 1;
        const rows = Math.ceil(there.length / columns);
        const x = BOX / 2 + (columns === 1 ? 0 : i % 2 ? 18 : -18);
        const y = BOX / 2 + (Math.floor(i / columns) - (rows - 1) / 2) * 30;
        return (
          <g key={seat} {...named(owned("good-worker", seat), { clause: "V6.9.2" })}>
            {view.leader === seat && <circle cx={x} cy={y} r={16} className="leader" />}
            <Figure seat={seat} x={x - (n > 1 ? 6 : 0)} y={y} w={16} ghost={!n} at="keep" />
            {n > 1 && (
              <text className="many" x={x + 8} y={y + 6}>
                {n}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Where workers would go, and who would have to leave. */
const Ways = memo(function Ways({ chain }: { chain: Chain }) {
  return (
    <>
      {chain.aside.map(([start, end]) => {
        const forward = (end - start + 5) % 5 === 1;
        const c = middle(start);
        return (
          <path
            key={`${start}-${end}`}
            d={forward ? arc(92.5, c + 22, c + 47) : arc(92.5, c - 22, c - 47)}
            className="way"
          />
        );
      })}
      {chain.up.map((pos, i) => {
        const c = middle(pos);
        const [[x0, y0], [x1, y1]] = [point(98, c + 26), point(78, c + 26)];
        return <path key={i} d={`M${x0} ${y0}L${x1} ${y1}`} className="way" />;
      })}
      {chain.leave.map(({ tier, pos, seat }, i) => {
        const [x, y] = point(tier === 1 ? 118 : 84, middle(pos) - 26 + i * 5);
        return (
          <g key={i} className={`leaving colour-${colourOf(seat)}`}>
            <circle cx={x} cy={y} r={9} />
            <svg x={x - 5} y={y - 5} width={10} height={10} viewBox="3 0 14 13.4" data-seat={seat}>
              <ShapeBody seat={seat} />
            </svg>
            <path d={`M${x - 7} ${y + 7}L${x + 7} ${y - 7}`} />
          </g>
        );
      })}
    </>
  );
});

// -- places over the drawing -----------------------------------------------------------------------

const Space = memo(function Space({ space, chain }: { space: number; chain: Chain }) {
  const { view, names } = useBoard();
  const book = useWords();
  const owned = useOwned();
  const me = useReader();
  const options = useOptions();
  const id = spaceId(view, space);
  const n = numberOf(view, space);
  const here = view.players.filter((p) => p.at === space);
  const inner = isInner(space);
  const segment = segmentAt(view, positionAt(space));
  const trade = placeIn(space) ? segment.trade_right : segment.trade_left;
  const at = over(spacePoint(space));
  const price = me && options.ask?.kind === "move" && options.at(id).length ? moveCost(me, space) : -1;
  return (
    <div className={`pin space-pin ${inner ? "inner" : "outer"} ${half(at)}`} style={at}>
      <Place id={id} name={book.tell(spaceWords(view, space))} className="bare">
        <p className="number">
          {n > 0 && <b>{n}</b>}
          {here.map((p) => (
            <span
              key={p.seat}
              className={`viscount colour-${colourOf(p.seat)}`}
              {...named(owned("ui-viscount", p.seat), { about: book.say("about-viscount"), clause: "V5.4.1" })}
            >
              <Pawn seat={p.seat} size={15} />
              <span className="sr">{names[p.seat]}</span>
            </span>
          ))}
          {chain.move?.space === space && !here.some((p) => p.seat === chain.move?.seat) && (
            <span className="viscount ghost" {...named(owned("ui-viscount", chain.move.seat))}>
              <Pawn seat={chain.move.seat} size={15} />
            </span>
          )}
        </p>
        {!inner && (
          <p className="trade">
            <Amount good="merchant" n={trade.merchants} size={13} />
            <em>→</em>
            <Reward effect={trade.effect} size={14} />
          </p>
        )}
        {price >= 0 && (
          <p className="pill" {...named(book.say("ui-move-price", { n: price }), { clause: "V5.4.1" })}>
            {price ? <Amount good="silver" n={price} size={13} /> : book.say("ui-pill-free")}
          </p>
        )}
      </Place>
    </div>
  );
});

function Heard({ children }: { children: ReactNode }) {
  return <span className="sr">{children}</span>;
}

const SitePins = memo(function SitePins() {
  const { view, names } = useBoard();
  const book = useWords();
  const each = sitesEach(view);
  return (
    <Place id="sites" name={book.say("ui-sites")} inside className="bare layer">
      {view.sites.map((there, site) => {
        const pos = Math.floor(site / each);
        const name = book.tell(siteWords(view, site));
        const brings = book.tell(showEffect(sideAt(view, pos).sites[site % each]!.effect));
        const what =
          there < 0
            ? brings
            : book.say("ui-owned", {
                what: book.say(`building-${buildingAt(there).kind}`),
                name: names[buildingAt(there).seat] ?? "",
              });
        return (
          <Pin key={site} id={siteId(view, site)} name={name} at={over(sitePoint(site, each))} className="site-pin">
            <Heard>
              {name}: {what}
            </Heard>
          </Pin>
        );
      })}
    </Place>
  );
});

/** Where a worker of the first tier can step aside: an arrow on its side of the border. */
function Steps() {
  const { view } = useBoard();
  const book = useWords();
  const { ask } = useOptions();
  const steps = ask?.kind === "castle-move" ? ask.options.filter((x): x is [number, number] => Array.isArray(x)) : [];
  return steps.map(([from, to]) => {
    const way = to === (from + 1) % FIFTHS.length ? 1 : -1;
    const angle = middle(from) + way * BESIDE_BORDER;
    const id = asideId(view, from, to);
    const [start, end] = [from, to].map((x) => book.tell(segmentWords(view, x)));
    const name = book.say("option-castle-move", { from: start!, to: end! });
    return (
      <Pin key={id} id={id} name={name} at={over(point(R.low, angle))} className="aside-pin">
        <span style={{ rotate: `${angle + way * 90}deg` }}>
          <Icon name="chevron-right" />
        </span>
      </Pin>
    );
  });
}

const BESIDE_BORDER = 25; // degrees from the middle of a section

const CastlePins = memo(function CastlePins() {
  const { view, names } = useBoard();
  const book = useWords();
  const count = (row: number[] | undefined) =>
    (row ?? []).flatMap((n, seat) => (n ? [`${names[seat]} ${n}`] : [])).join(", ") || book.say("ui-nobody");
  return (
    <Place id="castle" name={book.say("ui-castle")} inside className="bare layer">
      {FIFTHS.map((pos) => {
        const name = book.say("ui-section", { segment: book.tell(segmentWords(view, pos)) });
        return (
          <Pin
            key={pos}
            id={`section-${nameAt(view, pos)}`}
            name={name}
            at={over(point(R.low, middle(pos)))}
            className="section-pin"
          >
            <Heard>
              {name}: {book.tell(showEffect(rewardAt(view, pos)))}. {book.say("head-tier-1")}:{" "}
              {count(view.first_tier[pos])}. {book.say("head-tier-2")}: {count(view.second_tier[pos])}
            </Heard>
          </Pin>
        );
      })}
      <Steps />
      <Pin id="keep" name={book.say("third-tier")} at={over([BOX / 2, BOX / 2])} className="keep-pin">
        <Heard>
          {book.say("third-tier")}: {count(view.third_tier)}
        </Heard>
        {view.leader >= 0 && (
          <Heard>
            {book.say("leader")}: {names[view.leader]}
          </Heard>
        )}
      </Pin>
    </Place>
  );
});
