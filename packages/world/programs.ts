export interface NamedProgram {
  readonly Title: string;
  readonly Description: string;
  readonly FileName: string;
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly shared: Readonly<Record<string, boolean>> | null;
}

export const programs: readonly NamedProgram[] = [
  {
    Title: 'Four weeks to the first pull-up',
    Description: 'Twice a week, after the warm-up.',
    FileName: 'four-weeks-to-the-first-pull-up.pdf',
    parts: {
      'Weeks 1 and 2': [
        'Ring row, 4 sets of 8: feet further forward as it gets easier.',
        'Hang from the bar, 4 times 20 seconds, shoulders low.',
        'Lower slowly from the top, 4 times, 5 seconds each.',
      ],
      'Weeks 3 and 4': [
        'Pull-up with the green band, 5 sets of 4.',
        'Lower slowly, 5 times, 8 seconds each.',
        'On the last day: one pull-up without the band.',
      ],
    },
    shared: { Ale: true, Gaia: false, Hugo: true },
  },
  {
    Title: 'Training by zones',
    Description: 'What the colours on the wall ask of you.',
    FileName: 'training-by-zones.pdf',
    parts: {
      'Easy days': ['Zones 1 and 2: you can speak in whole sentences.', 'Most minutes of a week belong here.'],
      'Hard days': ['Zones 4 and 5: a few words at most.', 'One day of rest, or an easy one, after each.'],
    },
    shared: null,
  },
];
