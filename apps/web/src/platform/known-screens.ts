import type { Screen } from './screen.ts';

let byLowerCase: ReadonlyMap<string, Screen> = new Map();

/** Makes the app's screens known to what asks for one by its name: links, access, the menu. Said once, by `screens.ts`. */
export function declareScreens(screens: readonly Screen[]): readonly Screen[] {
  byLowerCase = new Map(screens.map((screen) => [screen.name.toLowerCase(), screen]));
  return screens;
}

/** The screen of a route's first word, without regard to case (spec 1 section 2); undefined when there is none. */
export const screenNamed = (word: string): Screen | undefined => byLowerCase.get(word.toLowerCase());
