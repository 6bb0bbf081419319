import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';

/** Walking the classes of a calendar by keys, in whichever shape it stands. The focus itself is what stands on a class. */

/** Of the element that stands for a class: inside what takes the focus, or that itself. */
export const classMark = ({ ClassId, Begin }: Pick<CalendarClass, 'ClassId' | 'Begin'>) => ({
  'data-class-id': ClassId,
  'data-begin': Begin,
});

interface Place {
  classId: number;
  begin: string;
  focusable: HTMLElement;
  /** What counts as standing on the class: the whole row of a table. */
  within: HTMLElement;
}

/** By beginning; those that hide behind "+2" take no focus. */
function places(): Place[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-class-id]')]
    .flatMap((mark) => {
      const focusable = mark.closest<HTMLElement>('button, [tabindex="0"]');
      if (focusable === null || getComputedStyle(focusable).visibility === 'hidden') return [];
      const { classId, begin = '' } = mark.dataset;
      return { classId: Number(classId), begin, focusable, within: mark.closest<HTMLElement>('tr') ?? focusable };
    })
    .sort((a, b) => a.begin.localeCompare(b.begin));
}

const isCurrent = ({ within }: Place): boolean => within.contains(document.activeElement);

export const classInFocus = (): number | undefined => places().find(isCurrent)?.classId;

/** To the next or the previous class; to the first from anywhere else. */
export function stepFocus(by: 1 | -1): void {
  const all = places();
  const index = all.findIndex(isCurrent);
  all[index === -1 ? 0 : Math.min(all.length - 1, Math.max(0, index + by))]?.focusable.focus();
}
