import type { PowerRow } from '../contract.ts';

export type PowerKey = PowerRow['key'];
export type Eye = 'right' | 'left';

/** What can be wrong with, or odd about, one value of a prescription. Browser and gateway have words for each. */
export const POWER_CODES = {
  error: [
    'required',
    'not_a_number',
    'out_of_range',
    'off_step',
    'not_offered',
    'axis_needed',
    'axis_without_cylinder',
    'axis_zero',
    'combined_out_of_range',
    'distance_one_sided',
    'boxes_needed',
    'too_many_boxes',
    'value_needless',
  ],
  warning: ['eyes_differ', 'additions_differ', 'cylinder_signs_differ', 'distance_unusual', 'power_high'],
} as const;
export type PowerErrorCode = (typeof POWER_CODES.error)[number];
export type PowerWarningCode = (typeof POWER_CODES.warning)[number];

/** A remark beside one row of one eye: an error stops the prescription, a warning only asks to look again. */
export interface PowerFinding {
  key: PowerKey;
  severity: 'error' | 'warning';
  code: PowerErrorCode | PowerWarningCode;
  params: Record<string, string | number>;
}

export const powerError = (
  key: PowerKey,
  code: PowerErrorCode,
  params: PowerFinding['params'] = {},
): PowerFinding => ({ key, severity: 'error', code, params });

export const powerWarning = (
  key: PowerKey,
  code: PowerWarningCode,
  params: PowerFinding['params'] = {},
): PowerFinding => ({ key, severity: 'warning', code, params });
