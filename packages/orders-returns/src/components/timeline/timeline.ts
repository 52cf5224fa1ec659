import type { ItemStatus, OrderItem, StatusGroup } from '../../contract/orderItem.ts';
import { isItemStatus, statusGroup } from '../../rules/statusGroup.ts';

/** A status of an item, with the moment (ISO 8601) at which it was reached or the day (`YYYY-MM-DD`) on which it will be. */
export interface Entry {
  status: string;
  group: StatusGroup;
  at: string | null;
  date: string | null;
}

/** One step of an item's way; `wait` is the shopper's turn. */
export interface TimelineStep extends Entry {
  state: 'done' | 'now' | 'wait' | 'next';
  /** What else belongs to it, such as the check after the lenses are cut. */
  further: Entry[];
}

type Stage = 'ordered' | 'checked' | 'made' | 'sent' | 'arrived' | 'ended';

const STAGES: Partial<Record<string, Stage>> = {
  placed: 'ordered',
  waiting_for_power: 'checked',
  confirmed: 'checked',
};
const STAGE_OF_GROUP: Record<StatusGroup, Stage> = {
  waiting: 'checked',
  in_work: 'made',
  on_its_way: 'sent',
  arrived: 'arrived',
  ended: 'ended',
};

/** The five steps of an item in order; one that was cancelled or went back ends there. */
export function timelineOf({
  statusHistory,
  expectedStatuses,
  package: lens,
}: Pick<OrderItem, 'statusHistory' | 'expectedStatuses' | 'package'>): TimelineStep[] {
  const reached = statusHistory.flatMap((one) => entriesOf(one, { at: one.at, date: null }));
  const expected = expectedStatuses.flatMap((one) => entriesOf(one, { at: null, date: one.date }));
  const heads: Record<Exclude<Stage, 'ended'>, ItemStatus> = {
    ordered: 'placed',
    checked: 'confirmed',
    made: lens ? 'lenses_cut' : 'packed',
    sent: 'shipped',
    arrived: 'delivered',
  };
  const ended = reached.filter((one) => stageOf(one) === 'ended').at(-1);
  const stages = Object.entries(heads).map(([stage, head]) => ({
    head,
    reached: reached.filter((one) => stageOf(one) === stage),
    expected: expected.filter((one) => stageOf(one) === stage),
  }));
  const last = stages.findLastIndex((stage) => stage.reached.length > 0);
  const steps = stages.map((stage, index) => stepOf(stage, index - last, index === stages.length - 1));
  if (!ended) return steps;
  const done = steps.slice(0, last + 1).map((step) => ({ ...step, state: 'done' as const }));
  return [...done, { ...ended, state: 'done', further: [] }];
}

interface StageEntries {
  /** The status that names the stage. */
  head: ItemStatus;
  reached: Entry[];
  expected: Entry[];
}

/** A stage as a step; `distance` is how far it lies ahead of the item. */
function stepOf({ head, reached, expected }: StageEntries, distance: number, isLast: boolean): TimelineStep {
  const isHead = ({ status }: Entry) => status === head;
  const date = expected[0]?.date ?? null;
  const to = expected.find(isHead) ?? { status: head, group: statusGroup(head), at: null, date };
  if (distance > 0) return { ...to, state: 'next', further: [] };
  const named = reached.find(isHead) ?? reached.at(-1) ?? to;
  const further = [...reached, ...(distance === 0 ? expected : [])];
  return {
    ...named,
    state: distance < 0 || isLast ? 'done' : named.status === 'waiting_for_power' ? 'wait' : 'now',
    further: further.filter((one) => one !== named && one.status !== head && one.group !== 'waiting'),
  };
}

/** A status that this version does not know, and whose group the gateway does not name, is left out. */
function entriesOf(
  { status, group: given }: OrderItem['statusHistory'][number] | OrderItem['expectedStatuses'][number],
  time: Pick<Entry, 'at' | 'date'>,
): Entry[] {
  const group = isItemStatus(status) ? statusGroup(status) : given;
  return group ? [{ status, group, ...time }] : [];
}

function stageOf({ status, group }: Entry): Stage {
  return STAGES[status] ?? STAGE_OF_GROUP[group];
}
