import { listOverlaps } from '@clubpulse/contract/calendar/overlaps.calls';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { overlapText } from './overlap-text.ts';
import type { PlannedClass } from './planned-class.ts';
import { overlapQuery } from './planned-class.ts';

export function OverlapNotice({ clubId, planned }: { clubId: number; planned: PlannedClass }) {
  const t = useT();
  const formats = useFormats();
  const query = overlapQuery(planned);
  const { data } = useCall(
    listOverlaps,
    { params: { id: clubId }, query: query ?? {} },
    { enabled: query !== undefined, quiet: true },
  );
  if (query === undefined || data === undefined || data.Total === 0) return null;
  return (
    <Banner tone="warn" icon={IconAlertTriangle}>
      {overlapText(data, t, formats)}
    </Banner>
  );
}
