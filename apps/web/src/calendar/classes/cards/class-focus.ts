import type { CalendarClass } from '@clubpulse/contract/calendar/classes/classes';

export const classMark = ({ ClassId, Begin }: Pick<CalendarClass, 'ClassId' | 'Begin'>) => ({
  'data-class-id': ClassId,
  'data-begin': Begin,
});

interface Place {
  classId: number;
  begin: string;
  focusable: HTMLElement;
  within: HTMLElement;
}

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

export function stepFocus(by: 1 | -1): void {
  const all = places();
  const index = all.findIndex(isCurrent);
  all[index === -1 ? 0 : Math.min(all.length - 1, Math.max(0, index + by))]?.focusable.focus();
}
