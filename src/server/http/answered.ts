/** What log and metrics are told of an answer; nothing that a visitor typed but the path of a page. */
export type Answered = {
  method: string;
  /** What was asked for, such as "page about-us", "file", or the address of a route. */
  route: string;
  status: number;
  milliseconds: number;
  /** As it was received. */
  path: string;
};
