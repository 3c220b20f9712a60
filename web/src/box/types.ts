// What the server tells of a box, by the names this room has for it.

export type {
  BoxGame as GameCount,
  BoxInfo as GameBox,
  BoxKind as Kind,
  BoxProblem as Fault,
  BoxRecord,
  FormInfo as Form,
  TriedBox,
  TriedRecord as Tried,
  VocabularyInfo as Vocabulary,
} from "../generated/http";

export type Row = Record<string, unknown>;
