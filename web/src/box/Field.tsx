// A field of a record, by what may stand there.

import type { ReactNode } from "react";
import type { Effect } from "../kit/effects";
import { Icon } from "../kit/Icon";
import { Check, Text } from "../ui/forms";
import { useWords } from "../words/context";
import { Choice } from "./Choice";
import { placeOf, told, useWriting, within } from "./context";
import { EffectField } from "./EffectField";
import { type Group, toEffect, toParts } from "./effect-parts";
import { Goods } from "./Goods";
import { NameList, NumberList } from "./Lists";
import { NumberStepper } from "./NumberStepper";
import { asked, fieldName } from "./names";
import { Remove, Steps, stepFields } from "./Steps";
import type { Form, Row } from "./types";

interface FieldProps {
  form: Form;
  /** Where it stands in the record: "steps", "few.sites[1].bank". */
  place: string;
  value: unknown;
  /** It is ours as yet: what one adds takes its place. */
  fresh: boolean;
  set(value: unknown): void;
}

export function Field(props: FieldProps): ReactNode {
  const { kind, problems } = useWriting();
  const book = useWords();
  // The field it is about says it, not every one around it.
  const own = problems.filter((x) =>
    props.form.kind === "record" ? placeOf(x) === props.place : within(props.place, placeOf(x)),
  );
  const nested =
    props.form.kind === "list" && props.form.inside[0]?.kind === "record" && !stepFields(props.form.inside[0]);
  const said = nested ? own.filter((x) => placeOf(x) === props.place) : own;
  return (
    <div className={said.length ? "field wrong" : "field"} data-field={props.place}>
      <Control {...props} />
      {said.map((x) => (
        <p key={JSON.stringify(x.msg)} className="complaint">
          <Icon name="circle-alert" />
          {told(book, kind, x)}
        </p>
      ))}
    </div>
  );
}

function Control({ form, place, value, fresh, set }: FieldProps): ReactNode {
  const book = useWords();
  const { kind } = useWriting();
  const label = fieldName(book, kind, form.name);
  switch (form.kind) {
    case "number":
      return (
        <div className={fresh ? "number as-ours" : "number"}>
          <NumberStepper label={label} value={Number(value ?? 0)} set={set} />
          <span aria-hidden="true">{label}</span>
        </div>
      );
    case "flag":
      return <Check label={label} value={Boolean(value ?? form.otherwise)} set={set} />;
    case "text":
      if (!form.values.length) return <Text label={label} value={String(value ?? "")} set={set} />;
      return <Choice form={form} legend={label} value={value as string | undefined} fresh={fresh} set={set} />;
    case "goods":
      return (
        <Goods form={form} legend={label} value={(value ?? {}) as Record<string, number>} fresh={fresh} set={set} />
      );
    case "effect":
      return <OneEffect label={label} legend={label} value={value} fresh={fresh} set={set} />;
    case "record":
      return (
        <fieldset className="inside">
          <legend>{label}</legend>
          <Fields fields={form.inside} place={`${place}.`} value={(value ?? {}) as Row} set={set} />
        </fieldset>
      );
    case "list":
      return <List form={form} place={place} legend={label} label={label} value={value} fresh={fresh} set={set} />;
    default:
      return null;
  }
}

/** What is written of an effect: while a part of it is unfinished it says nothing yet. */
export interface Unfinished {
  unfinished: Group;
}

function groupOf(value: unknown): Group {
  if (value && typeof value === "object" && "unfinished" in value) return (value as Unfinished).unfinished;
  return toParts(value as Effect | null);
}

function OneEffect(props: {
  label: string;
  legend: ReactNode;
  value: unknown;
  fresh: boolean;
  set(value: unknown): void;
}): ReactNode {
  const book = useWords();
  return (
    <EffectField
      label={book.say("web-box-add-part")}
      legend={props.legend}
      value={groupOf(props.value)}
      fresh={props.fresh}
      set={(group) => props.set(toEffect(group) ?? (group.parts.length ? { unfinished: group } : null))}
    />
  );
}

function List(props: FieldProps & { legend: ReactNode; label: string }): ReactNode {
  const book = useWords();
  const { form, set, fresh } = props;
  const inside = form.inside[0]!;
  const list = (props.value ?? []) as unknown[];
  if (stepFields(inside))
    return <Steps form={form} legend={props.legend} value={list as Row[]} fresh={fresh} set={set} />;
  if (inside.kind === "text")
    return <NameList form={form} legend={props.legend} value={list as string[]} fresh={fresh} set={set} />;
  if (inside.kind === "number")
    return <NumberList legend={props.legend} value={list as number[]} fresh={fresh} set={set} />;
  const put = (i: number, x: unknown) => set(list.map((y, k) => (k === i ? x : y)));
  return (
    <fieldset className="box-many">
      <legend>{props.legend}</legend>
      <ol className="box-many-list">
        {list.map((x, i) => {
          const nth = book.say("web-box-of-list", { what: props.label, n: i + 1 });
          return (
            <li key={i}>
              <span className="nth">{i + 1}</span>
              {inside.kind === "record" ? (
                <Fields
                  fields={inside.inside}
                  place={`${props.place}[${i}].`}
                  value={x as Row}
                  set={(y) => put(i, y)}
                />
              ) : (
                <OneEffect
                  label={nth}
                  legend={<span className="sr">{nth}</span>}
                  value={x}
                  fresh={false}
                  set={(y) => put(i, y)}
                />
              )}
              <Remove what={nth} act={() => set(list.filter((_, k) => k !== i))} />
            </li>
          );
        })}
      </ol>
      <button type="button" className="btn small" onClick={() => set([...list, inside.kind === "record" ? {} : null])}>
        <Icon name="plus" />
        {book.say("web-box-add")}
        <span className="sr"> {props.label}</span>
      </button>
    </fieldset>
  );
}

/** The fields of a record that are asked for. `fresh`: those nobody has touched. */
export function Fields(props: {
  fields: readonly Form[];
  place: string;
  value: Row;
  fresh?(field: string): boolean;
  set(value: Row, field: string): void;
}): ReactNode {
  const book = useWords();
  const { kind } = useWriting();
  const put = (form: Form, x: unknown) => {
    const { [form.name]: _, ...rest } = props.value;
    const none = x === undefined || (x === null && !form.required) || (x === "" && !form.required);
    props.set(none ? rest : { ...rest, [form.name]: x }, form.name);
  };
  return props.fields
    .filter((form) => asked(book, kind, form))
    .map((form) => (
      <Field
        key={form.name}
        form={form}
        place={props.place + form.name}
        value={props.value[form.name]}
        fresh={props.fresh?.(form.name) ?? false}
        set={(x) => put(form, x)}
      />
    ));
}
