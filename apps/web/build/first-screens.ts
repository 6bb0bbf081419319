/**
 * Screens with which most sessions start on a phone. They start without the texts of refusals, which load with the next screen,
 * with a refused response, or once the first screen works. A first screen validates nothing before sending and names no refusal;
 * a test checks this.
 */
export const FIRST = /[\\/](office[\\/]today[\\/]Today|office[\\/]journal[\\/]Journal)\.tsx$/;

const SHOWN = /[\\/]([A-Z]\w+\.tsx|public\.ts)$/;

export const waitsForRefusals = (path: string): boolean => SHOWN.test(path) && !FIRST.test(path);
