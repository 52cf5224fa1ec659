import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { addStep, afterDays, stepsOf } from '../webhooks/steps.ts';

type LabStatus = 'accepted' | 'lenses_cut' | 'quality_check' | 'packed' | 'cancelled';

/** Work of the lab on an item of the shop. */
export interface LabJob {
  id: string;
  reference: string;
  orderId: string;
  hasLenses: 0 | 1;
  prescription: string;
  status: LabStatus;
  webhookUrl: string;
  dueAt: number | null;
}

export type NewLabJob = Pick<LabJob, 'reference' | 'orderId' | 'webhookUrl'> & {
  hasLenses: boolean;
  prescription: unknown;
};

/** What follows on each status, and how many days it takes. */
const WITH_LENSES: Partial<Record<LabStatus, [next: LabStatus, days: number]>> = {
  accepted: ['lenses_cut', 2],
  lenses_cut: ['quality_check', 0.5],
  quality_check: ['packed', 0.5],
};
const WITHOUT_LENSES: typeof WITH_LENSES = { accepted: ['packed', 1] };

const nextOf = ({ hasLenses, status }: LabJob) => (hasLenses ? WITH_LENSES : WITHOUT_LENSES)[status];

/** Takes work on, or another power for it while nothing is cut; null where that is too late. */
export function takeJob(sandbox: Sandbox, wanted: NewLabJob): LabJob | null {
  const { database } = sandbox;
  const { reference, orderId, hasLenses, webhookUrl } = wanted;
  const prescription = JSON.stringify(wanted.prescription);
  const known = database.prepare('SELECT * FROM labJob WHERE reference = ?').get(reference) as
    LabJob | undefined;
  if (!known) {
    const id = `lab_${randomBytes(12).toString('hex')}`;
    database
      .prepare(
        'INSERT INTO labJob (id, reference, orderId, hasLenses, prescription, webhookUrl) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run(id, reference, orderId, hasLenses ? 1 : 0, prescription, webhookUrl);
    return plan(sandbox, id);
  }
  if (known.prescription === prescription) return known;
  if (known.status !== 'accepted') return null;
  database.prepare('UPDATE labJob SET prescription = ? WHERE id = ?').run(prescription, known.id);
  return findJob(sandbox, known.id);
}

/** Work by its id. */
export function findJob({ database }: Pick<Sandbox, 'database'>, id: string): LabJob | null {
  return (database.prepare('SELECT * FROM labJob WHERE id = ?').get(id) as LabJob | undefined) ?? null;
}

/** All work, the newest first. */
export function allJobs({ database }: Pick<Sandbox, 'database'>): LabJob[] {
  return database.prepare('SELECT * FROM labJob ORDER BY rowid DESC LIMIT 100').all() as unknown as LabJob[];
}

/** Does the next step of some work, and tells the shop. */
export function workOn(sandbox: Sandbox, job: LabJob): void {
  const next = nextOf(job);
  if (!next) return;
  const [status] = next;
  sandbox.database.prepare('UPDATE labJob SET status = ? WHERE id = ?').run(status, job.id);
  addStep(sandbox, { sender: 'lab', ...job }, { status });
  plan(sandbox, job.id);
}

/** Stops work that has not begun; false where lenses are cut, or goods packed. */
export function stopJob({ database }: Sandbox, { id }: LabJob): boolean {
  const { changes } = database
    .prepare(
      `UPDATE labJob SET status = 'cancelled', dueAt = NULL WHERE id = ? AND status IN ('accepted', 'cancelled')`,
    )
    .run(id);
  return changes > 0;
}

/** Does all work whose time has come. */
export function workDue(sandbox: Sandbox): void {
  const due = sandbox.database.prepare('SELECT * FROM labJob WHERE dueAt <= ?').all(sandbox.now());
  for (const job of due) workOn(sandbox, job as unknown as LabJob);
}

/** Work as the lab's interface shows it. */
export function shownJob(sandbox: Sandbox, { id, reference, status }: LabJob) {
  return { id, reference, status, steps: stepsOf(sandbox, id) };
}

function plan(sandbox: Sandbox, id: string): LabJob {
  const job = findJob(sandbox, id) as LabJob;
  const next = nextOf(job);
  const dueAt = next ? afterDays(sandbox, next[1]) : null;
  sandbox.database.prepare('UPDATE labJob SET dueAt = ? WHERE id = ?').run(dueAt, id);
  return { ...job, dueAt };
}
