import { getDoNotCall } from '@clubpulse/contract/members/tasks/tasks.calls';
import { Button } from '@mantine/core';
import { IconPhoneOff } from '@tabler/icons-react';
import { useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

/** During a do-not-call the number is plain text with the reason. It is hidden while the do-not-call loads. */
export function Telephone({ userId, phone }: { userId: number; phone: string }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const doNotCall = useCall(getDoNotCall, { params: { id, userId } }, { quiet: true });
  const [shown, setShown] = useState(false);
  if (doNotCall.isError) return <span>{phone}</span>;
  if (doNotCall.data === undefined) return null;
  const { Holds, Until } = doNotCall.data;
  if (!Holds) return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
  return (
    <>
      <StateChip tone="warn" icon={IconPhoneOff}>
        {Until === null ? t('members.notToBeCalled') : t('members.notToBeCalledUntil', { date: formats.date(Until) })}
      </StateChip>
      {shown ? (
        <span>{phone}</span>
      ) : (
        <Button variant="subtle" color="gray" onClick={() => setShown(true)}>
          {t('members.showNumber')}
        </Button>
      )}
    </>
  );
}
