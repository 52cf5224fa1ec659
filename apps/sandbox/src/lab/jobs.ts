import { randomBytes } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { workTable } from '../fulfilment/workTable.ts';
import { addStep, stepsOf } from '../webhooks/steps.ts';

type LabStatus = 'accepted' | 'lenses_cut' | 'quality_check' | 'packed' | 'cancelled';

/** A job of the lab: an item of the shop to be made. */
export interface LabJob {
  id: string;
  reference: string;
  orderId: string;
  hasLenses: 0 | 1;
  prescription: string;
  /** The lenses as the shop described them; null for older jobs. */
  lenses: string | null;
  status: LabStatus;
  webhookUrl: string;
  dueAt: number | null;
  /** The time until which the job is held, because its lenses are about to change. */
  heldUntil: number | null;
}

/** The request for a job. */
export type NewLabJob = Pick<LabJob, 'reference' | 'orderId' | 'webhookUrl'> & {
  hasLenses: boolean;
  lenses?: unknown;
  prescription: unknown;
  isHeld: boolean;
};

/** How long a job is held if the shop sends nothing more. */
const HOLD_MS = 86_400_000;

/** The next status of each status, and the days until then. */
const WITH_LENSES: Partial<Record<LabStatus, [next: LabStatus, days: number]>> = {
  accepted: ['lenses_cut', 2],
  lenses_cut: ['quality_check', 0.5],
  quality_check: ['packed', 0.5],
};
const WITHOUT_LENSES: typeof WITH_LENSES = { accepted: ['packed', 1] };

const nextOf = ({ hasLenses, status }: LabJob) => (hasLenses ? WITH_LENSES : WITHOUT_LENSES)[status];

/** The lab's jobs. A job can be cancelled until it is packed, also after its lenses are cut. */
export const jobs = workTable<LabJob>('labJob', 'accepted', 'lenses_cut', 'quality_check');

/** Accepts a job, changes its lenses or power, or holds it, as long as nothing is cut; null if it is too late. */
export function acceptJob(sandbox: Sandbox, wanted: NewLabJob): LabJob | null {
  const { database } = sandbox;
  const { reference, orderId, hasLenses, isHeld, webhookUrl } = wanted;
  const prescription = JSON.stringify(wanted.prescription);
  const lenses = JSON.stringify(wanted.lenses ?? null);
  const heldUntil = isHeld ? sandbox.now() + HOLD_MS : null;
  const known = database.prepare('SELECT * FROM labJob WHERE reference = ?').get(reference) as
    LabJob | undefined;
  if (!known) {
    const id = `lab_${randomBytes(12).toString('hex')}`;
    database
      .prepare(
        `INSERT INTO labJob (id, reference, orderId, hasLenses, lenses, prescription, heldUntil, webhookUrl)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, reference, orderId, hasLenses ? 1 : 0, lenses, prescription, heldUntil, webhookUrl);
    return schedule(sandbox, id);
  }
  const isSame = known.prescription === prescription && (known.lenses ?? lenses) === lenses;
  if (known.status !== 'accepted') return isSame && !isHeld ? known : null;
  database
    .prepare('UPDATE labJob SET hasLenses = ?, lenses = ?, prescription = ?, heldUntil = ? WHERE id = ?')
    .run(hasLenses ? 1 : 0, lenses, prescription, heldUntil, known.id);
  return jobs.find(sandbox, known.id);
}

/** Whether nothing is cut yet and the shop has asked the lab to wait. */
function isHeld({ now }: Pick<Sandbox, 'now'>, { status, heldUntil }: LabJob): boolean {
  return status === 'accepted' && heldUntil !== null && heldUntil > now();
}

/** Takes the next step of a job that is not held, and notifies the shop. */
export function advanceJob(sandbox: Sandbox, job: LabJob): void {
  const next = nextOf(job);
  if (!next || isHeld(sandbox, job)) return;
  const [status] = next;
  sandbox.database.prepare('UPDATE labJob SET status = ? WHERE id = ?').run(status, job.id);
  addStep(sandbox, { sender: 'lab', ...job }, { status });
  schedule(sandbox, job.id);
}

/** Takes the next step of every job that is due. */
export function advanceDueJobs(sandbox: Sandbox): void {
  for (const job of jobs.due(sandbox)) advanceJob(sandbox, job);
}

/** A job as the lab's interface shows it. */
export function shownJob(sandbox: Sandbox, { id, reference, status }: LabJob) {
  return { id, reference, status, steps: stepsOf(sandbox, id) };
}

const schedule = (sandbox: Sandbox, id: string) => jobs.schedule(sandbox, id, (job) => nextOf(job)?.[1]);
