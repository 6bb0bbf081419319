const formula = /^[=+\-@\t\r]/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value !== 'string') return `${value as number | bigint | boolean}`;
  return formula.test(value) ? `'${value}` : value;
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of a CSV file (RFC 4180). Lists and objects are JSON; a text that looks like a formula begins with an apostrophe. */
export const csvLine = (values: readonly unknown[]): string => `${values.map((value) => quoted(textOf(value))).join(',')}\r\n`;
