export interface Fields {
  [name: string]: Field;
}
export type Field = string | Field[] | Fields;

/** Reads `a[b][0][c]=d`; numeric names become lists. */
export function readForm(text: string): Fields {
  const root: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let place = root;
    for (const [index, part] of path.entries()) {
      if (part === '__proto__') break;
      // `expand[]=a` appends.
      const key = part === '' ? String(Object.keys(place).length) : part;
      if (index === path.length - 1) place[key] = value;
      else {
        const inner = place[key];
        const next: Fields = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
        place[key] = next;
        place = next;
      }
    }
  }
  return withLists(root) as Fields;
}

function withLists(field: Field): Field {
  if (typeof field === 'string' || Array.isArray(field)) return field;
  const names = Object.keys(field);
  if (names.length > 0 && names.every((name, index) => name === String(index)))
    return Object.values(field).map((one) => withLists(one));
  return Object.fromEntries(Object.entries(field).map(([name, inner]) => [name, withLists(inner)]));
}
