/** Most sessions on phones start here. Without texts of refusals, they validate nothing before sending; a test checks this. */
export const FIRST = /[\\/](office[\\/]today[\\/]Today|office[\\/]journal[\\/]Journal)\.tsx$/;

const SHOWN = /[\\/]([A-Z]\w+\.tsx|public\.ts)$/;

export const waitsForRefusals = (path: string): boolean => SHOWN.test(path) && !FIRST.test(path);
