import type { Occupancy, RoomOccupancy, TrainerOccupancy } from '@clubpulse/contract/office/reports/occupancy';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { changeInPoints, comparable, filledPercent } from '@clubpulse/rules/office/reports/occupancy';
import { someDayOn } from '@clubpulse/rules/time/days';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import type { Texts } from './report-texts.ts';

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const whenText = (weekday: number, clock: string, { weekday: named }: Formats): string =>
  `${named(someDayOn(weekday), 'short')} ${clock}`;

export const trainerName = ({ UserId, Nickname, FirstMidName, LastName }: TrainerOccupancy, t: Translate): string =>
  UserId === null ? t('calendar.noTrainer') : fullName({ Nickname: Nickname ?? '', FirstMidName, LastName });
export const roomName = ({ RoomName }: RoomOccupancy, t: Translate): string => RoomName ?? t('kit.noRoom');

const MIN_POINTS = 2;

export function occupancySentence(occupancy: Occupancy, { t, formats }: Texts): string {
  const { Total, Classes, Waiting } = occupancy;
  const percent = filledPercent(Total);
  if (percent === null) return t('reports.noClasses');
  const points = changeInPoints(occupancy);
  const values = { percent: formats.percent(percent), seats: formats.number(Total.Seats) };
  const sentences = [
    points === null
      ? t('reports.filled', values)
      : Math.abs(points) < MIN_POINTS
        ? t('reports.filledLike', values)
        : t(points > 0 ? 'reports.filledMore' : 'reports.filledLess', { ...values, points: formats.number(Math.abs(points)) }),
  ];
  const ranked = comparable(Classes);
  const least = ranked.at(-1);
  if (least !== undefined && ranked.length > 1) {
    const when = whenText(least.Weekday, least.Clock, formats);
    sentences.push(t('reports.emptiest', { name: least.Name, when, percent: formats.percent(filledPercent(least) ?? 0) }));
  }
  const people = Waiting.reduce((sum, { People }) => sum + People, 0);
  if (people > 0) sentences.push(t('reports.waitedInVain', { count: people, number: formats.number(people) }));
  return sentences.join(' ');
}
