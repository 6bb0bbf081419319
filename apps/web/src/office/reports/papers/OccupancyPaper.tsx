import type { Filled, Occupancy } from '@clubpulse/contract/office/reports/occupancy';
import { filledPercent, sumOf } from '@clubpulse/rules/office/reports/occupancy';
import { someDayOn, weekdaysFrom } from '@clubpulse/rules/time/days';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { occupancyInAddress } from '../occupancy-address.ts';
import { hourText, occupancySentence, roomName, trainerName, whenText } from '../occupancy-texts.ts';
import { PaperPair, PaperSentence, PaperTable, ReportPaper } from './ReportPaper.tsx';

export function OccupancyPaper({ occupancy }: { occupancy: Occupancy }) {
  const t = useT();
  const formats = useFormats();
  const { From, To, Cells, Classes, Trainers, Rooms, Waiting } = occupancy;
  const weekdays = weekdaysFrom(formats.firstDayOfWeek);
  const hours = [...new Set(Cells.map(({ Hour }) => Hour))].sort((one, other) => one - other);
  const share = (filled: Filled) => {
    const value = filledPercent(filled);
    return value === null ? '' : formats.percent(value);
  };
  const line = (name: string, row: Filled) => [name, formats.number(row.Classes), formats.number(row.Seats), share(row)];
  const head = ['', t('kit.classes'), t('kit.seats'), t('reports.filledShare')];
  return (
    <ReportPaper
      title={t('reports.occupancy')}
      note={t('kit.fromTo', { from: formats.date(From), to: formats.date(To) })}
      view={occupancyInAddress.write({ weeks: null, own: { first: From, last: To }, door: null })}
      sources={t('reports.filledShare')}
    >
      <PaperSentence>{occupancySentence(occupancy, { t, formats })}</PaperSentence>
      <PaperTable
        narrow
        title={t('reports.hourByWeekday')}
        head={['', ...weekdays.map((weekday) => formats.weekday(someDayOn(weekday), 'short'))]}
        rows={hours.map((hour) => [
          hourText(hour),
          ...weekdays.map((weekday) => share(sumOf(Cells.filter((cell) => cell.Hour === hour && cell.Weekday === weekday)))),
        ])}
      />
      <PaperPair>
        <PaperTable title={t('reports.byTrainer')} head={head} rows={Trainers.map((row) => line(trainerName(row, t), row))} />
        <PaperTable title={t('reports.byRoom')} head={head} rows={Rooms.map((row) => line(roomName(row, t), row))} />
      </PaperPair>
      <PaperTable
        title={t('kit.classes')}
        head={head}
        rows={Classes.map((row) => line(`${row.Name}, ${whenText(row.Weekday, row.Clock, formats)}`, row))}
      />
      {Waiting.length > 0 && (
        <PaperTable
          title={t('reports.waited')}
          rows={Waiting.map(({ Name, Weekday, Clock, People }) => [
            `${Name}, ${whenText(Weekday, Clock, formats)}`,
            formats.number(People),
          ])}
        />
      )}
    </ReportPaper>
  );
}
