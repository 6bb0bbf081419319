import type { Occupancy, OccupancyCell } from '@clubpulse/contract/office/reports/occupancy';
import { filledPercent, shadeOf, sumOf } from '@clubpulse/rules/office/reports/occupancy';
import { someDayOn, weekdaysFrom } from '@clubpulse/rules/time/days';
import { Link } from 'react-router';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './HeatMap.module.css';
import { type ClassDoor, type OccupancyAddress, occupancyInAddress } from './occupancy-address.ts';
import { hourText, whenText } from './occupancy-texts.ts';
import { walkCells } from './walk-cells.ts';

interface HeatMapProps {
  cells: Occupancy['Cells'];
  address: OccupancyAddress;
}

export function HeatMap({ cells, address }: HeatMapProps) {
  const t = useT();
  const formats = useFormats();
  const weekdays = weekdaysFrom(formats.firstDayOfWeek);
  const hours = [...new Set(cells.map(({ Hour }) => Hour))].sort((one, other) => one - other);
  const percent = (rows: readonly OccupancyCell[]) => {
    const value = filledPercent(sumOf(rows));
    return value === null ? '' : formats.percent(value);
  };
  return (
    <div className={classes['scroll']}>
      <table className={classes['map']} aria-label={t('reports.hourByWeekday')}>
        <thead>
          <tr>
            <td />
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {formats.weekday(someDayOn(weekday), 'short')}
              </th>
            ))}
            <th scope="col">{t('kit.all')}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map((hour, row) => (
            <tr key={hour}>
              <th scope="row">{hourText(hour)}</th>
              {weekdays.map((weekday, column) => (
                <Cell
                  key={weekday}
                  cell={cells.find((one) => one.Hour === hour && one.Weekday === weekday)}
                  row={row}
                  column={column}
                  to={(door) => `?${occupancyInAddress.write({ ...address, door })}`}
                />
              ))}
              <td className={classes['all']}>{percent(cells.filter(({ Hour }) => Hour === hour))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('kit.all')}</th>
            {weekdays.map((weekday) => (
              <td key={weekday}>{percent(cells.filter(({ Weekday }) => Weekday === weekday))}</td>
            ))}
            <td className={classes['all']}>{percent(cells)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface CellProps {
  cell: OccupancyCell | undefined;
  row: number;
  column: number;
  to: (door: ClassDoor) => string;
}

function Cell({ cell, row, column, to }: CellProps) {
  const t = useT();
  const formats = useFormats();
  const percent = cell === undefined ? null : filledPercent(cell);
  if (cell === undefined || percent === null) return <td />;
  const { Weekday, Hour, Taken, Seats } = cell;
  const label = t('reports.cell', {
    when: whenText(Weekday, hourText(Hour), formats),
    percent: formats.percent(percent),
    taken: formats.number(Taken),
    seats: formats.number(Seats),
  });
  return (
    <td>
      <Link
        to={to({ weekday: Weekday, hour: Hour })}
        className={classes['cell']}
        data-shade={shadeOf(percent)}
        data-row={row}
        data-column={column}
        onKeyDown={walkCells}
        aria-label={label}
        title={label}
      >
        {formats.number(percent)}
      </Link>
    </td>
  );
}
