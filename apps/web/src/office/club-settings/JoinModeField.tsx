import type { JoinMode } from '@clubpulse/contract/clubs/clubs';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { type PhraseKey, useT } from '../../platform/phrases.ts';

const modes = [
  ['Open', 'clubs.set.joinOpen'],
  ['Approval', 'clubs.set.joinApproval'],
  ['Invitation', 'clubs.set.joinInvitation'],
] as const satisfies readonly (readonly [JoinMode, PhraseKey])[];

/** What the club's code does for whoever types it. */
export function JoinModeField({ value, onChange }: { value: JoinMode; onChange: (mode: JoinMode) => void }) {
  const t = useT();
  return (
    <ChoiceField<JoinMode>
      label={t('clubs.set.joinMode')}
      description={t('clubs.set.joinModeNote')}
      allowDeselect={false}
      value={value}
      data={modes.map(([mode, label]) => ({ value: mode, label: t(label) }))}
      onChange={(mode) => mode !== null && onChange(mode)}
    />
  );
}
