import { useSearchParams } from 'react-router';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { FormatsContext } from '../../platform/formats.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { MonthScreen } from './MonthScreen.tsx';
import { OccupancyScreen } from './OccupancyScreen.tsx';

/** Days and times are those of the club. */
export default function Reports() {
  const { ClubId, TimeZone } = useStaffClub();
  const [params] = useSearchParams();
  return (
    <FormatsContext value={useFormatsIn(TimeZone)}>
      {params.get('view') === 'occupancy' ? <OccupancyScreen key={ClubId} /> : <MonthScreen key={ClubId} />}
    </FormatsContext>
  );
}
