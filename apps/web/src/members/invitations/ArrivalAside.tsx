import { clubRoles } from '@clubpulse/contract/accounts/roles';
import type { InvitedRole } from '@clubpulse/contract/members/invitations';
import type { Language } from '@clubpulse/contract/scalars';
import { INVITATION_DAYS } from '@clubpulse/rules/members/invitations/invitations';
import { addDays } from '@clubpulse/rules/time/days';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { MailTexts } from '../imports/public.ts';

export interface Arrival {
  readonly Role: InvitedRole;
  readonly Language: Language;
  readonly Message: string;
}

interface ArrivalAsideProps {
  arrival: Arrival;
  manages: boolean;
  onChange: (changes: Partial<Arrival>) => void;
}

export function ArrivalAside({ arrival, manages, onChange }: ArrivalAsideProps) {
  const t = useT();
  const formats = useFormats();
  const ends = addDays(useTodayIn(useStaffClub().TimeZone), INVITATION_DAYS);
  return (
    <>
      {manages && (
        <ChoiceField
          label={t('members.role')}
          allowDeselect={false}
          value={arrival.Role}
          data={clubRoles.toReversed().map((value) => ({ value, label: t(`role.${value}`) }))}
          onChange={(value) => value !== null && onChange({ Role: value })}
        />
      )}
      <MailTexts
        language={arrival.Language}
        message={arrival.Message}
        ends={formats.date(ends)}
        onLanguage={(Language) => onChange({ Language })}
        onMessage={(Message) => onChange({ Message })}
      />
    </>
  );
}
