const quotedName = String.raw`\s*"((?:[^"]|"")*)"\s*(?=[;,|]|$)`;
const namesIn = new RegExp(`${quotedName}|[^;,|]+`, 'g');

/** Names of groups as one cell: a name that would be read as several, or otherwise than it is, stands in quotes. */
export const groupsCell = (names: readonly string[]): string =>
  names.map((name) => (/[;,|]|^"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(' | ');

/** `Morning; "Core, back" | Bike`: each once, however it is written. A quote within a name is a letter of it. */
export function groupsOf(cell: string): string[] {
  const names = [...cell.matchAll(namesIn)].map(([whole, quoted]) => (quoted?.replaceAll('""', '"') ?? whole).trim());
  return [...new Map(names.filter((name) => name !== '').map((name) => [name.toLowerCase(), name])).values()];
}
