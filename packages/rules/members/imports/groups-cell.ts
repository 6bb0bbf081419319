const quotedName = String.raw`\s*"((?:[^"]|"")*)"\s*(?=[;,|]|$)`;
const namesIn = new RegExp(`${quotedName}|[^;,|]+`, 'g');

export const groupsCell = (names: readonly string[]): string =>
  names.map((name) => (/[;,|]|^"/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(' | ');

/**
 * Reads texts like `Morning; "Core, back" | Bike`. A name in quotes can contain separators. A quote within a name is part of it.
 */
export function groupsOf(cell: string): string[] {
  const names = [...cell.matchAll(namesIn)].map(([match, quoted]) => (quoted?.replaceAll('""', '"') ?? match).trim());
  return [...new Map(names.filter((name) => name !== '').map((name) => [name.toLowerCase(), name])).values()];
}
