/** Least contrast of text and graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
export const CONTRAST = { Text: 4.5, Mark: 3 } as const;

function luminance(color: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours `#rrggbb`, from 1 to 21 (black and white). */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

export const tooPale = ({ Paper, Text, Mark }: Readonly<Record<'Paper' | 'Text' | 'Mark', string>>): ('Text' | 'Mark')[] => [
  ...(contrastOf(Paper, Text) < CONTRAST.Text ? (['Text'] as const) : []),
  ...(contrastOf(Paper, Mark) < CONTRAST.Mark ? (['Mark'] as const) : []),
];
