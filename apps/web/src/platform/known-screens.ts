import type { Screen } from './screen.ts';

let byLowerCase: ReadonlyMap<string, Screen> = new Map();

export function declareScreens(screens: readonly Screen[]): readonly Screen[] {
  byLowerCase = new Map(screens.map((screen) => [screen.name.toLowerCase(), screen]));
  return screens;
}

export const screenNamed = (word: string): Screen | undefined => byLowerCase.get(word.toLowerCase());
