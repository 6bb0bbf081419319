const fitSports: Readonly<Record<number, string>> = {
  1: 'running',
  2: 'cycling',
  5: 'swimming',
  6: 'basketball',
  7: 'football',
  8: 'tennis',
  11: 'walking',
  12: 'crossCountrySkiing',
  13: 'alpineSkiing',
  15: 'rowingMachine',
  17: 'hiking',
  25: 'golf',
  30: 'inlineSkating',
  31: 'climbing',
  41: 'kayaking',
  47: 'boxing',
  62: 'hiit',
};
const fitSubSports: Readonly<Record<number, string>> = {
  1: 'treadmill',
  3: 'trailRunning',
  5: 'exerciseBike',
  6: 'indoorCycling',
  8: 'mountainBiking',
  14: 'rowingMachine',
  15: 'elliptical',
  16: 'stairClimber',
  18: 'openWaterSwimming',
  19: 'stretching',
  20: 'strength',
  43: 'yoga',
  44: 'pilates',
  70: 'hiit',
};
export const FIT_TRANSITION = 3;

export const sportOfFit = (sport: number | undefined, subSport: number | undefined): string =>
  fitSubSports[subSport ?? -1] ?? fitSports[sport ?? -1] ?? 'other';

export function fitOfSport(trainingType: string): { readonly sport: number; readonly subSport: number } {
  const find = (list: Readonly<Record<number, string>>) =>
    Number(Object.entries(list).find(([, key]) => key === trainingType)?.[0]);
  const [sport, subSport] = [find(fitSports), find(fitSubSports)];
  return { sport: sport || sportOfSub[subSport] || 0, subSport: subSport || 0 };
}
const sportOfSub: Readonly<Record<number, number>> = { 1: 1, 3: 1, 5: 2, 6: 2, 8: 2, 18: 5 };

/** Programs write different names into TCX and GPX files. More specific patterns come first. */
const words: readonly (readonly [RegExp, string])[] = [
  [/trail/, 'trailRunning'],
  [/treadmill/, 'treadmill'],
  [/mountain|mtb/, 'mountainBiking'],
  [/indoor.?(?:cycl|bik)|virtual.?rid|spinning/, 'indoorCycling'],
  [/run|jog/, 'running'],
  [/bik|cycl|ride/, 'cycling'],
  [/open.?water/, 'openWaterSwimming'],
  [/swim/, 'swimming'],
  [/nordic.?walk/, 'nordicWalking'],
  [/walk/, 'walking'],
  [/hik/, 'hiking'],
  [/row/, 'rowingMachine'],
  [/kayak|cano/, 'kayaking'],
  [/cross.?country|nordic.?ski/, 'crossCountrySkiing'],
  [/ski|snowboard/, 'alpineSkiing'],
  [/skat/, 'inlineSkating'],
  [/elliptical/, 'elliptical'],
  [/yoga/, 'yoga'],
  [/pilates/, 'pilates'],
  [/strength|weight/, 'strength'],
  [/climb/, 'climbing'],
  [/golf/, 'golf'],
  [/tennis/, 'tennis'],
];

export const sportOfName = (word: string): string => words.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? 'other';

const makers: Readonly<Record<number, string>> = {
  1: 'Garmin',
  23: 'Suunto',
  32: 'Wahoo',
  89: 'Tacx',
  123: 'Polar',
  260: 'Zwift',
  265: 'Strava',
  294: 'COROS',
};
const garminModels: Readonly<Record<number, string>> = {
  1036: 'Edge 500',
  1169: 'Edge 800',
  1328: 'Forerunner 910XT',
  1551: 'fēnix',
  1561: 'Edge 510',
  1567: 'Edge 810',
  1765: 'Forerunner 920XT',
  1836: 'Edge 1000',
  1967: 'fēnix 2',
  2050: 'fēnix 3',
  2067: 'Edge 520',
  2431: 'Forerunner 235',
  2530: 'Edge 820',
  2691: 'Forerunner 935',
  2697: 'fēnix 5',
  3121: 'Edge 530',
  3122: 'Edge 830',
  4061: 'Edge 540',
  4062: 'Edge 840',
};

/** Garmin requires the attribution "Garmin [model]"; without a model only the manufacturer is stated. */
export function recorderOfFit(maker: number | undefined, model: number | undefined, sportName: string): string {
  const name = makers[maker ?? -1] ?? '';
  const product = sportName === '' && name === 'Garmin' ? (garminModels[model ?? -1] ?? '') : sportName;
  return product.toLowerCase().startsWith(name.toLowerCase()) ? product : [name, product].filter((part) => part !== '').join(' ');
}

export function fitOfRecorder(name: string): { readonly maker: number | undefined; readonly model: number | undefined } {
  const numberOf = (list: Readonly<Record<number, string>>, isMeant: (called: string) => boolean) => {
    const [found] = Object.entries(list).find(([, called]) => isMeant(called)) ?? [];
    return found === undefined ? undefined : Number(found);
  };
  const maker = numberOf(makers, (called) => name === called || name.startsWith(`${called} `));
  const model = numberOf(garminModels, (called) => name === `Garmin ${called}`);
  return { maker, model };
}
