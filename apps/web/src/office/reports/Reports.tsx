import { useSearchParams } from 'react-router';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { FormatsContext } from '../../platform/formats.ts';
import { useStaffClub } from '../../platform/session.tsx';
import ClubsScreen from './ClubsScreen.tsx';
import { MonthScreen } from './MonthScreen.tsx';
import { OccupancyScreen } from './OccupancyScreen.tsx';
import { RetentionScreen } from './RetentionScreen.tsx';
import { VisitsScreen } from './VisitsScreen.tsx';

export default function Reports() {
  const { ClubId, TimeZone } = useStaffClub();
  const [params] = useSearchParams();
  return (
    <FormatsContext value={useFormatsIn(TimeZone)}>
      <Shown key={ClubId} view={params.get('view')} />
    </FormatsContext>
  );
}

function Shown({ view }: { view: string | null }) {
  if (view === 'occupancy') return <OccupancyScreen />;
  if (view === 'visits') return <VisitsScreen />;
  if (view === 'clubs') return <ClubsScreen />;
  return view === 'retention' ? <RetentionScreen /> : <MonthScreen />;
}
