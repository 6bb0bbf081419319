import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconBluetooth } from '@tabler/icons-react';
import { type ComponentProps, useEffect } from 'react';
import { FitnessTests, type Heart, RunTest } from '../../body/fitness-tests/public.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { reachesStraps, useOwnStrap } from '../../live/own-strap/public.ts';
import { useCall } from '../../platform/api.ts';
import { useMenuPlace } from '../../platform/menu-place.ts';
import { useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useClub, useSelf } from '../../platform/session.tsx';
import { useTestStrap } from './use-her-strap.ts';
import { useLiveHeart } from './use-live-heart.ts';

const numbered = (word: string): number | null => (/^[1-9]\d*$/.test(word) ? Number(word) : null);

/** Fitness tests of the user or, with an id, of an athlete whom the user trains. A second id selects a test. */
export default function FitnessTestView({ id = '', action = '' }: ScreenProps) {
  const self = useSelf();
  const club = useClub();
  const userId = numbered(id) ?? self.UserId;
  const own = userId === self.UserId;
  useMenuPlace(own ? undefined : 'AthletesBiometrics');
  const measured = useCall(
    getMeasures,
    { params: { id: userId }, query: { excludeEvents: 'true' } },
    { quiet: true, ignore: [403, 404, 409] },
  );
  const weight = measured.data?.Last.find(({ Key }) => Key === 'weight')?.Value ?? (own ? self.Weight : null);
  const name = own || measured.data === undefined ? null : fullName(measured.data.Person);
  const Run = own ? RunWithOwnStrap : RunWithAthleteStrap;
  return (
    <FitnessTests
      userId={userId}
      clubId={own ? null : club !== null && isStaffIn(self.AvailableRoles, club) ? club.ClubId : undefined}
      testId={numbered(action)}
      name={name}
      weight={weight}
      run={(test, onEnded, onClose) => <Run test={test} name={name} onEnded={onEnded} onClose={onClose} />}
    />
  );
}

type RunProps = Pick<ComponentProps<typeof RunTest>, 'test' | 'name' | 'onEnded' | 'onClose'>;

/** Readings also go into the athlete's journal. */
function RunWithOwnStrap(props: RunProps) {
  const { find, end, isListening, ...received } = useOwnStrap();
  const strap: Heart = {
    source: 'strap',
    phase: isListening ? (received.phase === 'live' ? 'live' : 'lost') : received.phase === 'finding' ? 'finding' : 'none',
    name: received.name,
    bpm: received.measurement?.bpm ?? 0,
    at: received.receivedAt,
  };
  const heart = useLiveHeart(props.test.UserId, strap);
  return (
    <RunTest
      {...props}
      heart={heart}
      finder={<Finder strap={strap} heart={heart} failed={received.failed !== null} onFind={() => void find()} />}
      onEnded={(test) => {
        end();
        props.onEnded(test);
      }}
    />
  );
}

/** Readings do not go into the trainer's journal. */
function RunWithAthleteStrap(props: RunProps) {
  const { heart: strap, failed, find, release } = useTestStrap();
  const heart = useLiveHeart(props.test.UserId, strap);
  useEffect(() => release, [release]);
  const finder = <Finder strap={strap} heart={heart} failed={failed} onFind={() => void find()} />;
  return <RunTest {...props} heart={heart} finder={finder} />;
}

interface FinderProps {
  strap: Heart;
  heart: Heart;
  failed: boolean;
  onFind: () => void;
}

function Finder({ strap, heart, failed, onFind }: FinderProps) {
  const t = useT();
  const isReceivedByClub = heart.source === 'club';
  if (!reachesStraps())
    return isReceivedByClub ? null : (
      <p role="status">
        {t('ownStrap.unable')}. {t('fitnessTests.clubToo')}
      </p>
    );
  return (
    <>
      <Refusal words={failed ? t('ownStrap.failed') : null} />
      <Button
        size="lg"
        variant="default"
        leftSection={<IconBluetooth size={22} stroke={1.8} aria-hidden="true" />}
        loading={strap.phase === 'finding'}
        onClick={onFind}
      >
        {t('ownStrap.find')}
      </Button>
    </>
  );
}
