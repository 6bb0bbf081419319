/**
 * Most people begin on these, on a phone: what they need is put together before all else, and they start without the words of refusals.
 * Those come with whatever else is opened, with an answer that refuses something, and once the first screen works. A first screen
 * checks nothing before it sends and names no refusal itself; a test says so.
 */
export const FIRST = /[\\/](office[\\/]today[\\/]Today|office[\\/]journal[\\/]Journal)\.tsx$/;

/** A screen or a part of one, by the path of its lazy import. */
const SHOWN = /[\\/]([A-Z]\w+\.tsx|public\.ts)$/;

/** Whether what is opened waits for the words of refusals. */
export const waitsForRefusals = (path: string): boolean => SHOWN.test(path) && !FIRST.test(path);
