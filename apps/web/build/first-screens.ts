/** Most sessions on phones start here. */
export const FIRST = /[\\/](office[\\/]today[\\/]Today|office[\\/]journal[\\/]Journal)\.tsx$/;

/** Sessions at a desk start at the last two. */
export const OPENED_FIRST = /[\\/](Today|Journal|ClubProfile|ClubClasses)\.tsx$/;

/** They validate nothing before sending; a test checks this. */
const WITHOUT_REFUSALS = /[\\/](Today|Journal|ClubProfile|LicenseWarning)\.tsx$/;

const SHOWN = /[\\/]([A-Z]\w+\.tsx|public\.ts)$/;

export const waitsForRefusals = (path: string): boolean => SHOWN.test(path) && !WITHOUT_REFUSALS.test(path);
