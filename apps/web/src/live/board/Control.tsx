import { listUnknownStraps, listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { hardwareId, strapNumber } from '@clubpulse/contract/devices/strap-number';
import { setLiveShown } from '@clubpulse/contract/live/board.calls';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { asksWhose, likelyWearers, type Seated, secondsReceived } from '@clubpulse/rules/live/board/whose-strap';
import { Button } from '@mantine/core';
import { IconHeartbeat, IconHeartOff, IconRobot, IconUser, IconWaveSine } from '@tabler/icons-react';
import { useState } from 'react';
import { codeOfStrap, LinkStrap, modelOfStrap } from '../../devices/sensors/public.ts';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { PageFoot } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useWidth } from '../../kit/widths.ts';
import { api, useCall, useChange } from '../../platform/api.ts';
import { useCellValue } from '../../platform/cell.ts';
import { useT } from '../../platform/phrases.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board } from '../walls/public.ts';
import { isMadeUp, minutesAndSeconds, shownName } from '../walls/public.ts';
import classes from './Control.module.css';
import { ControlTile, MissedTile } from './ControlTile.tsx';
import { EndSession } from './EndSession.tsx';
import { AddPerson } from './people/AddPerson.tsx';
import { GuestActs } from './people/GuestActs.tsx';
import { guestOf, idOfTile, isGuest } from './people/guest-strap.ts';
import { NotBooked } from './people/NotBooked.tsx';
import { TileActs, type Wearing } from './people/TileActs.tsx';
import { useComing } from './people/use-coming.ts';
import { useElsewhere } from './people/use-elsewhere.ts';
import { type Chosen, type RequestedStrap, useLinkStrap } from './people/use-link-strap.ts';
import { WhoseStrap } from './people/WhoseStrap.tsx';
import { GroupGoal, RunOfRoom, Scenes, Stage, TimeLeft, useIsRun } from './Stage.tsx';
import type { Running } from './use-running.ts';

const UNKNOWN_POLL_MS = 5000;

interface ControlProps {
  clubId: number;
  roomId: number | null;
  running: readonly Running[];
  board: Board;
  room: RosterMessage;
  words: LiveTranslate;
}

interface Questioned {
  readonly strap: RequestedStrap;
  readonly owner: Wearing;
}

export function Control({ clubId, roomId, running, board, room, words }: ControlProps) {
  const t = useT();
  const isPhone = useWidth() === 'phone';
  const [pressed, setPressed] = useState<Wearing | null>(null);
  const [strapless, setStrapless] = useState<Chosen | null>(null);
  const [questioned, setQuestioned] = useState<Questioned | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [later, setLater] = useState<ReadonlySet<number>>(new Set());
  const coming = useComing(clubId, roomId, running);
  const seated = useSeated(board, room, words);
  const people = seated.filter((seat) => !isGuest(seat));
  const asking = useAsking({ clubId, roomId }, board);
  const [raisedNumber, setRaisedNumber] = useState<number>();
  const unanswered = asking.filter(({ number }) => !closed.has(number));
  const next = unanswered.find(({ number }) => number === raisedNumber) ?? unanswered[0];
  if (next?.number !== raisedNumber) setRaisedNumber(next?.number);
  const raised = questioned ? undefined : next;
  const close = () => {
    if (questioned) setQuestioned(null);
    else if (raised) setClosed((before) => new Set(before).add(raised.number));
  };
  const act = useLinkStrap(close, (strap, { userId }) =>
    otherStrap(
      strap,
      seated.find((seat) => seat.userId === userId),
    ),
  );
  const there = new Set([...seated, ...(room.removed ?? [])].map(({ userId }) => userId));
  const isOff = (userId: number) => (room.removed ?? []).some((one) => one.userId === userId);
  const expected = coming.people.filter(({ isBooked, userId }) => isBooked && !there.has(userId));
  const elsewhere = useElsewhere(clubId, roomId === null ? [] : expected.map(({ userId }) => userId));
  const booked = coming.people.filter(
    ({ isBooked, userId }) => isBooked && !isOff(userId) && (there.has(userId) || (elsewhere && !elsewhere.has(userId))),
  );
  // Guests differ only by their strap.
  const wearing = questioned && isGuest(questioned.owner) ? people : seated;
  const wearers = likelyWearers(booked, wearing).filter(({ userId }) => userId !== questioned?.owner.userId);
  const missed = wearers.filter(({ why }) => why === 'booked');
  const heardElsewhere = expected.filter(({ userId }) => elsewhere?.has(userId));
  const strap = questioned?.strap ?? raised?.strap;
  const likely = new Set(strap ? wearers.map(({ userId }) => userId) : []);
  const known = new Set(coming.people.map(({ userId }) => userId));
  const comesElse = (userId: number) => known.has(userId) || later.has(userId) || coming.ofEnded.has(userId);
  const stranger = coming.strangersTo && people.find(({ userId }) => !comesElse(userId));

  const pick = (person: Chosen) => {
    if (questioned) act.setTaken({ code: questioned.strap.code, by: person, owner: questioned.owner });
    else if (raised) act.give(raised.strap, person);
  };
  const press = (seat: Seated) => {
    const answers = questioned
      ? wearing.some(({ userId }) => userId === seat.userId) && seat.userId !== questioned.owner.userId
      : likely.has(seat.userId);
    if (strap && answers) pick(seat);
    else setPressed(seat);
  };
  const swap = swapOf(questioned, seated, act);
  const counts = countsOf(people);
  const guests = room.tiles.filter(({ lent }) => lent).length;
  const demos = room.tiles.filter(isMadeUp).length;
  const [only, second] = running;
  const led = second === undefined ? only : undefined;
  const stage = { clubId, roomId, board, room };
  const isRun = useIsRun(board, room.workout);
  const clock = room.session ?? led;
  const heardInIt = clock
    ? people.filter((one) => one.signal === 'lost' && one.lastHeard >= Date.parse(clock.beganAt)).length
    : 0;
  const runOfRoom = <RunOfRoom key="run" {...stage} />;
  return (
    <div className={classes['control']}>
      <div className={classes['people']}>
        <div className={classes['counts']}>
          {(isPhone || isRun) && <TimeLeft board={board} session={clock} />}
          <StateChip tone="ok" icon={IconHeartbeat}>
            {t('live.on', { count: counts.on })}
          </StateChip>
          {guests > 0 && (
            <StateChip tone="mute" icon={IconUser}>
              {t('live.guests', { count: guests })}
            </StateChip>
          )}
          {demos > 0 && (
            <StateChip tone="mute" icon={IconRobot}>
              {t('live.demos', { count: demos })}
            </StateChip>
          )}
          {counts.lost > 0 && (
            <StateChip tone="warn" icon={IconHeartOff}>
              {t('live.lost', { count: counts.lost })}
            </StateChip>
          )}
          {missed.length > 0 && (
            <StateChip tone="warn" icon={IconWaveSine}>
              {t('live.noStraps', { count: missed.length })}
            </StateChip>
          )}
          {asking.length > 0 && !strap && (
            <Button variant="default" onClick={() => setClosed(new Set())}>
              {t('live.unowned', { count: asking.length })}
            </Button>
          )}
          <div className={classes['ends']}>
            {led && <AddPerson clubId={clubId} to={led} />}
            <EndSession
              clubId={clubId}
              running={running}
              roomId={roomId}
              trained={counts.on + heardInIt + (room.leftPeople ?? 0)}
              without={counts.looking + counts.lost - heardInIt + missed.length}
            />
          </div>
        </div>
        {strap && (
          <WhoseStrap
            key={strap.code}
            clubId={clubId}
            strap={strap}
            heard={raised ? <Heard board={board} strap={raised.heard} /> : questioned?.owner.name}
            isAskedFor={questioned !== null}
            wearers={wearers}
            expectedIn={running.filter((one) => wearers.some(({ userId }) => one.people.includes(userId)))}
            timeZone={room.timeZone}
            guest={raised && nextGuest(room, words)}
            act={act}
            onPick={pick}
            swap={swap && (() => void swap())}
            onClose={() => {
              act.reset();
              close();
            }}
          />
        )}
        {coming.strangersTo && stranger && (
          <NotBooked
            key={stranger.userId}
            to={coming.strangersTo}
            person={stranger}
            onLater={() => setLater((before) => new Set(before).add(stranger.userId))}
          />
        )}
        {isPhone && isRun && runOfRoom}
        <ul key="tiles" className={classes['tiles']} aria-label={words('live.athletesLabel')}>
          {room.tiles
            .toSorted((a, b) => a.place - b.place)
            .map(({ place, demo, lent, guest, battery, ...who }) => {
              const id = idOfTile(who);
              const seat = seated.find(({ userId }) => userId === id);
              return (
                <ControlTile
                  key={place}
                  board={board}
                  place={place}
                  words={words}
                  glows={seat !== undefined && likely.has(seat.userId)}
                  isDemo={isMadeUp({ demo, lent })}
                  isGuest={lent === true}
                  hides={guest !== undefined && who.userId !== undefined}
                  isNobody={seat === undefined}
                  battery={battery}
                  alsoHas={seat && otherGiven(act.handed, seat)}
                  onPress={() => seat && press(seat)}
                />
              );
            })}
          {missed.map((person) => (
            <MissedTile
              key={person.userId}
              name={person.name}
              glows={likely.has(person.userId)}
              onPress={() => (strap ? pick(person) : setStrapless(person))}
            />
          ))}
          {heardElsewhere.map(({ userId, name }) => (
            <MissedTile key={userId} name={name} heardIn={elsewhere?.get(userId)} glows={false} />
          ))}
        </ul>
        {room.tiles.length + missed.length + heardElsewhere.length === 0 && (
          <EmptyState title={t('live.summaryEmpty')}>{t('live.emptyHint')}</EmptyState>
        )}
        {room.removed && <OffTheWall clubId={clubId} people={room.removed} />}
        {isPhone && !isRun && runOfRoom}
        {isPhone && <GroupGoal key="goal" {...stage} />}
      </div>
      {!isPhone && <Stage {...stage} clock={clock} />}
      {isPhone && (
        <PageFoot>
          <div className={classes['foot']} role="region" aria-label={t('live.viewControl')}>
            <Scenes {...stage} />
          </div>
        </PageFoot>
      )}
      {strapless && (
        <LinkStrap title={t('live.giveStrap', { name: strapless.name })} owner={strapless} onClose={() => setStrapless(null)} />
      )}
      {pressed && isGuest(pressed) && (
        <GuestActs
          guest={pressed}
          onAskStrap={(worn) => {
            setQuestioned({ strap: { ...worn, number: pressed.strap }, owner: pressed });
            setPressed(null);
          }}
          onClose={() => setPressed(null)}
        />
      )}
      {pressed && !isGuest(pressed) && (
        <TileActs
          clubId={clubId}
          person={pressed}
          onAskStrap={(worn) => {
            setQuestioned({ strap: { ...worn, number: pressed.strap }, owner: pressed });
            setPressed(null);
          }}
          onClose={() => setPressed(null)}
        />
      )}
    </div>
  );
}

function OffTheWall({ clubId, people }: { clubId: number; people: NonNullable<RosterMessage['removed']> }) {
  const t = useT();
  const bringBack = useChange(setLiveShown);
  return (
    <div className={classes['row']}>
      <p>{t('live.offTheWall')}</p>
      {people.map(({ userId, name }) => (
        <Button
          key={userId}
          variant="default"
          onClick={() => bringBack.mutate({ params: { id: clubId, userId }, body: { Shown: true } })}
        >
          {t('live.bringBack', { name })}
        </Button>
      ))}
    </div>
  );
}

function Heard({ board, strap }: { board: Board; strap: { FirstHeard: string; HeartRate: number | null } }) {
  const t = useT();
  const seconds = useCellValue(board.clock, (at) => secondsReceived(strap, at));
  return t('live.heardFor', { bpm: strap.HeartRate ?? 0, time: minutesAndSeconds(seconds) });
}

/** Worn straps without an owner, ordered by their first reading: the order by strength changes every second. */
function useAsking({ clubId, roomId }: { clubId: number; roomId: number | null }, board: Board) {
  const { data = [] } = useCall(listUnknownStraps, { params: { id: clubId } }, { pollEvery: UNKNOWN_POLL_MS });
  const asking = (at: number) => data.filter((one) => asksWhose(one, roomId, at));
  const ids = useCellValue(board.clock, (at) =>
    asking(at)
      .map(({ HardwareId }) => HardwareId)
      .join(),
  ).split(',');
  const found = data.flatMap((heard) => {
    const number = strapNumber(heard.HardwareId);
    const model = number === undefined ? 'Clubpulse' : modelOfStrap(number);
    const code = number === undefined ? '' : codeOfStrap(model, number);
    if (number === undefined || code === '' || !ids.includes(heard.HardwareId)) return [];
    return [{ number, heard, strap: { model, code, number } satisfies RequestedStrap }];
  });
  return found.toSorted((a, b) => Date.parse(a.heard.FirstHeard) - Date.parse(b.heard.FirstHeard) || a.number - b.number);
}

function useSeated(board: Board, room: RosterMessage, words: LiveTranslate): (Seated & { readonly lastHeard: number })[] {
  const signalAt = (place: number) => board.tile(place).get()?.signal ?? 'looking';
  useCellValue(board.clock, () => room.tiles.map(({ place }) => signalAt(place)).join());
  return room.tiles.flatMap((tile) => {
    const userId = idOfTile(tile);
    if (userId === undefined) return [];
    const { signal = 'looking', silence = 0 } = board.tile(tile.place).get() ?? {};
    const lastHeard = board.clock.get() - silence * 1000;
    return [{ userId, name: shownName(tile, words), signal, strap: tile.strap, lastHeard }];
  });
}

function countsOf(seated: readonly Seated[]) {
  const lost = seated.filter(({ signal }) => signal === 'lost').length;
  const looking = seated.filter(({ signal }) => signal === 'looking').length;
  return { on: seated.length - lost - looking, lost, looking };
}

const isHeard = ({ signal }: Seated) => signal === 'fresh' || signal === 'held';
const codeOf = (number: number) => codeOfStrap(modelOfStrap(number), number);

function otherStrap({ number }: RequestedStrap, seat: Seated | undefined): string | undefined {
  if (seat?.strap === undefined || number === undefined || seat.strap === number || !isHeard(seat)) return undefined;
  return codeOf(seat.strap);
}

function otherGiven(handed: ReadonlyMap<number, RequestedStrap>, seat: Seated): string | undefined {
  const strap = handed.get(seat.userId);
  return strap && otherStrap(strap, seat) && strap.code;
}

function nextGuest({ tiles }: RosterMessage, words: LiveTranslate): string {
  const names = new Set(tiles.map((tile) => shownName(tile, words)));
  let number = 1;
  while (names.has(words('live.guestNumber', { number }))) number++;
  return words('live.guestNumber', { number });
}

function swapOf(questioned: Questioned | null, seated: readonly Seated[], act: ReturnType<typeof useLinkStrap>) {
  const person = act.taken && seated.find(({ userId }) => userId === act.taken?.by.userId);
  if (!questioned || person?.strap === undefined) return undefined;
  const hers = hardwareId(person.strap);
  const worn = async (): Promise<RequestedStrap | undefined> => {
    if (isGuest(person)) {
      const { Model, Code } = await guestOf(person);
      return Model === null || Code === null ? undefined : { model: Model, code: Code };
    }
    const sensors = await api(listUserSensors, { params: { id: person.userId } }, { quiet: true });
    const other = sensors.find(({ HardwareId }) => HardwareId === hers);
    return other && { model: other.Model, code: other.Code };
  };
  return () => act.swap([questioned.strap, questioned.owner], [worn, person]);
}
