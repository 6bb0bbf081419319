/** Most sessions on phones start at one of these screens. */
export const FIRST = /[\\/](office[\\/]today[\\/]Today|office[\\/]journal[\\/]Journal)\.tsx$/;

export const OPENED_FIRST = /[\\/](Today|Journal|ClubProfile|ClubClasses)\.tsx$/;

/** These screens validate nothing before sending, so they open without refusals. A test checks this. */
const WITHOUT_REFUSALS =
  /[\\/](Today|Journal|ClubProfile|LicenseWarning|calendars[\\/](ClubClasses|PersonalTrainers|Services|CircuitsCalendar))\.tsx$/;

const SHOWN = /[\\/]([A-Z]\w+\.tsx|public\.ts)$/;

export const waitsForRefusals = (path: string): boolean => SHOWN.test(path) && !WITHOUT_REFUSALS.test(path);
