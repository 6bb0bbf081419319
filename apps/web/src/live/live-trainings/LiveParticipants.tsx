import type { LiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings';
import type { LiveParticipant } from '@clubpulse/contract/live/live-trainings/participants';
import {
  addLiveParticipant,
  listLiveParticipants,
  removeLiveParticipant,
} from '@clubpulse/contract/live/live-trainings/participants.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '../../kit/page/Card.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { PeopleList, PersonItem, PersonPicker } from '../../members/people/public.ts';
import { type ApiError, useCall, useChange } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export function LiveParticipants({ training }: { training: LiveTraining }) {
  const t = useT();
  const { LiveTrainingId: id, ClubId: clubId, State, MaxParticipants } = training;
  const [refused, setRefused] = useState<ApiError | null>(null);
  const participants = useCall(listLiveParticipants, { params: { id } });
  const add = useChange(addLiveParticipant, {
    quiet: true,
    onDone: (person) => {
      setRefused(null);
      toastDone({ title: t('liveTr.added', { name: fullName(person) }) });
    },
    onRefused: setRefused,
  });
  const taken = participants.data?.length ?? 0;
  return (
    <Card
      title={t('kit.participants')}
      aside={MaxParticipants === null ? undefined : t('liveTr.takenOf', { taken, max: MaxParticipants })}
    >
      {State !== 'Ended' && (
        <PersonPicker
          clubId={clubId}
          label={t('liveTr.addPerson')}
          placeholder={t('kit.personHint')}
          nobodyFound={t('liveTr.nobodyFound')}
          leftSection={<IconSearch size={17} stroke={1.8} />}
          disabled={add.isPending}
          onChange={(person) => person !== null && add.mutate({ params: { id }, body: { UserId: person.UserId } })}
        />
      )}
      <Refusal words={refused && refusalText(refused)} />
      <QueryResult query={participants} loading={<SkeletonRows rows={2} />}>
        {(found) => (
          <PeopleList label={t('kit.participants')} none={t('liveTr.nobodyYet')}>
            {found.map((person) => (
              <Person key={person.UserId} person={person} stays={State === 'Running'} onRefused={setRefused} />
            ))}
          </PeopleList>
        )}
      </QueryResult>
    </Card>
  );
}

interface PersonProps {
  person: LiveParticipant;
  stays: boolean;
  onRefused: (error: ApiError | null) => void;
}

function Person({ person, stays, onRefused }: PersonProps) {
  const t = useT();
  const name = fullName(person);
  const remove = useChange(removeLiveParticipant, {
    quiet: true,
    onDone: () => {
      onRefused(null);
      toastDone({ title: t('liveTr.removed', { name }) });
    },
    onRefused,
  });
  const params = { id: person.LiveTrainingId, userId: person.UserId };
  const act = { label: t('liveTr.remove', { name }), busy: remove.isPending, onClick: () => remove.mutate({ params }) };
  return <PersonItem name={name} about={besideName(person)} remove={stays ? undefined : act} />;
}
