type Child = Node | string | null | false;

/** An attribute of null or false is omitted; true sets it without a value. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number | boolean | null | undefined>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The icons are drawn here, because Tabler's components would load React. */
const paths = {
  ticket: [
    'M15 5l0 2',
    'M15 11l0 2',
    'M15 17l0 2',
    'M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-3a2 2 0 0 0 0 -4v-3a2 2 0 0 1 2 -2',
  ],
  world: [
    'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0',
    'M3.6 9h16.8',
    'M3.6 15h16.8',
    'M11.5 3a17 17 0 0 0 0 18',
    'M12.5 3a17 17 0 0 1 0 18',
  ],
  mail: ['M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10', 'M3 7l9 6l9 -6'],
  lock: [
    'M5 13a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6',
    'M11 16a1 1 0 1 0 2 0a1 1 0 0 0 -2 0',
    'M8 11v-4a4 4 0 1 1 8 0v4',
  ],
  eye: [
    'M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0',
    'M21 12c-2.4 4 -5.4 6 -9 6c-3.6 0 -6.6 -2 -9 -6c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6',
  ],
  chevron: ['M6 9l6 6l6 -6'],
  check: ['M5 12l5 5l10 -10'],
} as const;

export function drawing(size: number, box: string, parts: readonly Readonly<Record<string, string | number>>[]): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ width: size, height: size, viewBox: box, 'aria-hidden': 'true' })) {
    svg.setAttribute(name, String(value));
  }
  for (const { tag = 'path', ...attributes } of parts) {
    const part = document.createElementNS(SVG, String(tag));
    for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, String(value));
    svg.append(part);
  }
  return svg;
}

export function icon(name: keyof typeof paths, size: number, stroke = 1.8): SVGElement {
  const drawn = drawing(
    size,
    '0 0 24 24',
    paths[name].map((d) => ({ d })),
  );
  const look = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': stroke,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  for (const [attribute, value] of Object.entries(look)) drawn.setAttribute(attribute, String(value));
  return drawn;
}
