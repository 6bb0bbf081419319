import { countAudience } from '@clubpulse/contract/office/messages.calls';
import type { TrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import { shareProgram } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { type ApiError, useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { type AudienceFilter, AudienceFilters, allMembers, audienceOf, queryOf } from '../messages/public.ts';
import { ProgramReaders } from './ProgramReaders.tsx';
import classes from './Programs.module.css';

export function ShareProgram({ program, onClose }: { program: TrainingProgram; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const { TrainingProgramId: programId, Title: name } = program;
  const [isForAll, setForAll] = useState(program.EverybodySince !== null);
  const [filter, setFilter] = useState<AudienceFilter>(allMembers);
  const [until, setUntil] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const isChosen = Object.values(filter).some((one) => one !== null);
  const query = queryOf(filter, ['App']);
  const counted = useCall(countAudience, { params: { id }, query }, { quiet: true, keepPrevious: true, enabled: isChosen });
  const without = (counted.data?.LeftOut ?? []).filter(({ Reason }) => Reason === 'TakenOut' || Reason === 'NotAthlete');
  const count = (counted.data?.Chosen ?? 0) - without.reduce((sum, { Count }) => sum + Count, 0);
  const share = useChange(shareProgram, {
    quiet: true,
    onDone: ({ Added }) => {
      setRefused(null);
      setFilter(allMembers);
      const number = formats.number(Added);
      toastDone({ title: Added === 0 ? t('programs.sharedAlready') : t('programs.shared', { count: Added, number }) });
    },
    onRefused: setRefused,
  });
  const send = () =>
    share.mutate({
      params: { id, programId },
      body: isForAll
        ? { To: { Kind: 'Everybody' }, ValidUntil: null }
        : { To: { Kind: 'Chosen', Audience: audienceOf(filter) }, ValidUntil: until },
    });
  const isDone = isForAll ? program.EverybodySince !== null : !isChosen || counted.data === undefined || count === 0;
  return (
    <Dialog opened size="lg" title={t('sheets.shareTitle', { name })} onClose={onClose}>
      <div className={classes['share']}>
        <Segmented
          titled
          fullWidth
          label={t('programs.with')}
          value={isForAll ? 'all' : 'chosen'}
          options={[
            { value: 'chosen', label: t('programs.withChosen') },
            { value: 'all', label: t('programs.everybody') },
          ]}
          onChange={(value) => setForAll(value === 'all')}
        />
        <p className={classes['hint']}>{t(isForAll ? 'programs.everybodyHint' : 'programs.chosenHint')}</p>
        {!isForAll && (
          <>
            <AudienceFilters filter={filter} onChange={setFilter} />
            <DateField near label={t('programs.theirEnd')} value={until} onBroken={setBroken} onChange={setUntil} />
          </>
        )}
        <Refusal words={refused && refusalText(refused)} />
        <div className={classes['send']}>
          {!isForAll && isChosen && counted.data !== undefined && (
            <span role="status">{t('programs.wouldHave', { count, number: formats.number(count) })}</span>
          )}
          <Button disabled={isDone || isBroken} loading={share.isPending} onClick={send}>
            {t('kit.share')}
          </Button>
        </div>
        <ProgramReaders program={program} />
      </div>
    </Dialog>
  );
}
