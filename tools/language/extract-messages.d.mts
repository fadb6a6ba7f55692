/** A text as it stands in the code, with where it is used first. */
export interface Message {
  text: string;
  isPlural: boolean;
  file: string;
  line: number;
}

export function extractMessages(): {
  parts: Record<'first' | 'lists' | 'app' | 'later', Map<string, Message>>;
  faults: string[];
};
