import type { ReactNode } from "react";
import type { Closed, GameUI, OptionMark } from "../game-ui";
import { NewsMarks } from "../kit/NewsMarks";
import { Chip, LockLine, Places } from "../kit/Place";
import { Rich } from "../kit/Rich";
import { useWords } from "../words/context";
import type { Index } from "./options";

/** The whole board as one table: every place, what lies there, and what one can do there. */
export function AllPlaces(props: { ui: GameUI<unknown>; view: unknown; seat: number; index: Index }): ReactNode {
  const book = useWords();
  const { ui, view, seat, index } = props;
  const home = (mark: OptionMark): string => {
    const [at = ""] = index.ask ? ui.placeOf(index.ask.kind, mark.option, view) : [];
    return ui.within?.(at) ?? at;
  };
  const reasons = (id: string): Closed[] => {
    const inside = [...index.shut].filter(([place]) => (ui.within?.(place) ?? place) === id);
    return [...new Map(inside.map(([, why]) => [why.reason, why])).values()];
  };
  const known = new Set(ui.places.map((x) => x.id));
  const elsewhere = index.marks.filter((mark) => !known.has(home(mark)));
  return (
    <Places options={index} lit={[]}>
      <table className="all-places">
        <caption className="sr">{book.say("web-all-places")}</caption>
        <thead>
          <tr>
            <th scope="col">{book.say("web-place")}</th>
            <th scope="col">{book.say("web-lies-there")}</th>
            <th scope="col">{book.say("web-options")}</th>
          </tr>
        </thead>
        <tbody>
          {elsewhere.length > 0 && (
            <tr>
              <th scope="row">{index.ask && <Rich message={index.ask.prompt} size={16} />}</th>
              <td />
              <td>
                <Marks marks={elsewhere} index={index} />
              </td>
            </tr>
          )}
          {ui.places.map(({ id }) => {
            const about = ui.about?.(id, view, seat);
            return (
              about && (
                <tr key={id} data-place={id}>
                  <th scope="row">
                    {book.tell(about.name)} <NewsMarks id={id} />
                  </th>
                  <td>
                    <ul>
                      {about.contents.map((line, i) => (
                        <li key={i}>
                          <Rich message={line} size={15} />
                        </li>
                      ))}
                    </ul>
                  </td>
                  <td>
                    <Marks marks={index.marks.filter((mark) => home(mark) === id)} index={index} />
                    {reasons(id).map((why) => (
                      <LockLine key={why.reason} {...why} />
                    ))}
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </Places>
  );
}

function Marks({ marks, index }: { marks: readonly OptionMark[]; index: Index }): ReactNode {
  return marks.map((mark) => {
    const words = index.ask?.labels[index.marks.indexOf(mark)];
    return (
      <Chip key={mark.key} mark={mark}>
        <span>{words ? <Rich message={words} size={16} /> : mark.label}</span>
      </Chip>
    );
  });
}
