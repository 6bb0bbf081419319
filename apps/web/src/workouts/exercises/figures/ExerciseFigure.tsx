import type { Figure } from '@clubpulse/contract/workouts/exercises/vocabulary';
import classes from './figures.module.css';
import { type Gear, type Held, poses } from './poses.ts';

type Point = readonly [x: number, y: number];

const length = { torso: 31, head: 13.3, thigh: 24, shank: 24, foot: 9, upperArm: 14.5, forearm: 16 } as const;
const width = { torso: 13, thigh: 10, shank: 7.6, foot: 5.4, upperArm: 6.8, forearm: 5.6 } as const;
const HEAD = 6.9;
const FLOOR = 109.5;
const far = 'var(--fig-far)';
const near = 'var(--fig)';
const gearTone = 'var(--fig-gear)';

const from = ([x, y]: Point, direction: number, by: number): Point => {
  const radians = (direction * Math.PI) / 180;
  return [x + Math.cos(radians) * by, y + Math.sin(radians) * by];
};

export function ExerciseFigure({ figure }: { figure: Figure }) {
  const pose = poses[figure];
  const shoulder = from(pose.hip, pose.torso, length.torso);
  const head = from(shoulder, pose.torso, length.head);
  const hand = from(from(shoulder, pose.arm[0], length.upperArm), pose.arm[1], length.forearm);
  return (
    <svg
      className={classes['figure']}
      viewBox="2 -24 156 138"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={`M14 ${FLOOR}H146`} stroke="var(--fig-floor)" strokeWidth={1.6} />
      {pose.gear !== undefined && <GearOf gear={pose.gear} hand={hand} />}
      {pose.farLeg !== undefined && <Leg hip={pose.hip} bones={pose.farLeg} foot={pose.foot} tone={far} />}
      {pose.farArm !== undefined && <Arm shoulder={shoulder} bones={pose.farArm} tone={far} />}
      <Bone start={pose.hip} end={shoulder} tone={near} wide={width.torso} />
      <Leg hip={pose.hip} bones={pose.leg} foot={pose.foot} tone={near} />
      <circle cx={head[0]} cy={head[1]} r={HEAD} fill={near} />
      <Arm shoulder={shoulder} bones={pose.arm} tone="var(--fig-bg)" rim={2.8} />
      <Arm shoulder={shoulder} bones={pose.arm} tone={near} />
      {pose.held !== undefined && <HeldIn hand={hand} held={pose.held} />}
    </svg>
  );
}

const Bone = ({ start, end, tone, wide }: { start: Point; end: Point; tone: string; wide: number }) => (
  <path d={`M${at(start)}L${at(end)}`} stroke={tone} strokeWidth={wide} />
);
const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

interface LimbProps {
  bones: readonly [number, number];
  tone: string;
}

function Leg({ hip, bones, foot = 0, tone }: LimbProps & { hip: Point; foot?: number | undefined }) {
  const knee = from(hip, bones[0], length.thigh);
  const ankle = from(knee, bones[1], length.shank);
  return (
    <>
      <Bone start={hip} end={knee} tone={tone} wide={width.thigh} />
      <Bone start={knee} end={ankle} tone={tone} wide={width.shank} />
      <Bone start={ankle} end={from(ankle, foot, length.foot)} tone={tone} wide={width.foot} />
    </>
  );
}

function Arm({ shoulder, bones, tone, rim = 0 }: LimbProps & { shoulder: Point; rim?: number }) {
  const elbow = from(shoulder, bones[0], length.upperArm);
  return (
    <>
      <Bone start={shoulder} end={elbow} tone={tone} wide={width.upperArm + rim} />
      <Bone start={elbow} end={from(elbow, bones[1], length.forearm)} tone={tone} wide={width.forearm + rim} />
    </>
  );
}

function GearOf({ gear, hand }: { gear: Gear; hand: Point }) {
  if (gear.is === 'block')
    return (
      <rect x={gear.at[0]} y={gear.at[1]} width={gear.width} height={gear.height} rx={2.5} stroke={gearTone} strokeWidth={2.4} />
    );
  if (gear.is === 'cable') return <Bone start={hand} end={gear.to} tone={gearTone} wide={2} />;
  const [x, y] = hand;
  return <Bone start={[x - 24, y - 2]} end={[x + 24, y - 2]} tone={gearTone} wide={4} />;
}

function HeldIn({ held, hand: [x, y] }: { held: Held; hand: Point }) {
  if (held === 'dumbbell') return <circle cx={x} cy={y} r={5.7} fill={gearTone} />;
  if (held === 'kettlebell')
    return (
      <>
        <path d={`M${x - 4} ${y + 2}c0-6 8-6 8 0`} stroke={gearTone} strokeWidth={2.4} />
        <circle cx={x} cy={y + 7} r={6} fill={gearTone} />
      </>
    );
  return (
    <>
      <circle cx={x} cy={y} r={11} stroke={gearTone} strokeWidth={3.2} />
      <circle cx={x} cy={y} r={2.2} fill={gearTone} />
    </>
  );
}
