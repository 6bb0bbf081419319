import type { Filled, Occupancy } from '@clubpulse/contract/office/reports/occupancy';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { filledPercent } from '@clubpulse/rules/office/reports/occupancy';
import { csvOf } from '../../platform/csv/csv.ts';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';
import { hourText, roomName, trainerName, whenText } from './occupancy-texts.ts';

export function occupancyCsv({ Cells, Classes, Trainers, Rooms, Waiting }: Occupancy, t: Translate, formats: Formats): string {
  const head = [
    t('reports.table'),
    t('kit.name'),
    t('kit.when'),
    t('kit.classes'),
    t('kit.seats'),
    t('reports.taken'),
    t('reports.filledShare'),
    t('reports.waitedShort'),
  ];
  const line = (table: string, name: string, when: string, row: Filled) => {
    const percent = filledPercent(row);
    const share = percent === null ? '' : String(Math.round(percent));
    return [table, markFormula(name), when, String(row.Classes), String(row.Seats), String(row.Taken), share, ''];
  };
  const rows = [
    ...Cells.map((row) => line(t('reports.hourByWeekday'), '', whenText(row.Weekday, hourText(row.Hour), formats), row)),
    ...Classes.map((row) => line(t('kit.classes'), row.Name, whenText(row.Weekday, row.Clock, formats), row)),
    ...Trainers.map((row) => line(t('reports.byTrainer'), trainerName(row, t), formats.duration(row.Minutes * 60), row)),
    ...Rooms.map((row) => line(t('reports.byRoom'), roomName(row, t), '', row)),
    ...Waiting.map(({ Name, Weekday, Clock, People, Dates }) => [
      t('reports.waited'),
      markFormula(Name),
      whenText(Weekday, Clock, formats),
      String(Dates),
      '',
      '',
      '',
      String(People),
    ]),
  ];
  return csvOf(head, rows, formats.settings.Language);
}
