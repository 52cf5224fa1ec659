import type { ItemStatus, OrderItem, StatusGroup } from '../../contract/orderItem.ts';
import { isItemStatus, statusGroup } from '../../rules/statusGroup.ts';

/** A status of an item with the moment (ISO 8601) it was reached, or the day (`YYYY-MM-DD`) it is expected. */
export interface TimelineEntry {
  status: string;
  group: StatusGroup;
  at: string | null;
  date: string | null;
}

/** One step of a timeline; `wait` means that the shopper has to act. */
export interface TimelineStep extends TimelineEntry {
  state: 'done' | 'now' | 'wait' | 'next';
  /** Further statuses of the step, such as the check after the lenses are cut. */
  further: TimelineEntry[];
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

/** The five steps of an item in order; if it was cancelled or returned, the timeline ends with that. */
export function timelineOf({
  statusHistory,
  expectedStatuses,
  package: lens,
  powerUnread,
}: Pick<OrderItem, 'statusHistory' | 'expectedStatuses' | 'package' | 'powerUnread'>): TimelineStep[] {
  const reached = statusHistory.flatMap((entry) => entriesOf(entry, { at: entry.at, date: null }));
  const expected = expectedStatuses.flatMap((entry) => entriesOf(entry, { at: null, date: entry.date }));
  const heads: Record<Exclude<Stage, 'ended'>, ItemStatus> = {
    ordered: 'placed',
    checked: 'confirmed',
    made: lens ? 'lenses_cut' : 'packed',
    sent: 'shipped',
    arrived: 'delivered',
  };
  const ended = reached.filter((entry) => stageOf(entry) === 'ended').at(-1);
  const stages = Object.entries(heads).map(([stage, head]) => ({
    head,
    reached: reached.filter((entry) => stageOf(entry) === stage),
    expected: expected.filter((entry) => stageOf(entry) === stage),
  }));
  const last = stages.findLastIndex((stage) => stage.reached.length > 0);
  const isAsked = !powerUnread;
  const steps = stages.map((stage, index) =>
    stepOf({ ...stage, isAsked }, index - last, index === stages.length - 1),
  );
  if (!ended) return steps;
  const done = steps.slice(0, last + 1).map((step) => ({ ...step, state: 'done' as const }));
  return [...done, { ...ended, state: 'done', further: [] }];
}

interface StageEntries {
  /** The status that names the stage. */
  head: ItemStatus;
  reached: TimelineEntry[];
  expected: TimelineEntry[];
  /** Whether a missing power has to come from the shopper. */
  isAsked: boolean;
}

/** The step of a stage; `distance` is the number of stages between it and the current one. */
function stepOf(
  { head, reached, expected, isAsked }: StageEntries,
  distance: number,
  isLast: boolean,
): TimelineStep {
  const isHead = ({ status }: TimelineEntry) => status === head;
  const date = expected[0]?.date ?? null;
  const to = expected.find(isHead) ?? { status: head, group: statusGroup(head), at: null, date };
  if (distance > 0) return { ...to, state: 'next', further: [] };
  const named = reached.find(isHead) ?? reached.at(-1) ?? to;
  const further = [...reached, ...(distance === 0 ? expected : [])];
  return {
    ...named,
    state: distance < 0 || isLast ? 'done' : isAsked && named.status === 'waiting_for_power' ? 'wait' : 'now',
    further: further.filter((entry) => entry !== named && entry.status !== head && entry.group !== 'waiting'),
  };
}

/** The timeline entry of a status; empty if its group is neither in this version nor in the answer. */
function entriesOf(
  { status, group: given }: OrderItem['statusHistory'][number] | OrderItem['expectedStatuses'][number],
  time: Pick<TimelineEntry, 'at' | 'date'>,
): TimelineEntry[] {
  const group = isItemStatus(status) ? statusGroup(status) : given;
  return group ? [{ status, group, ...time }] : [];
}

function stageOf({ status, group }: TimelineEntry): Stage {
  return STAGES[status] ?? STAGE_OF_GROUP[group];
}
