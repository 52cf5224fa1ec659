const ALIAS = /^\/(home-try-on-program-[^/]*|home-eye-check-?up[^/]*|eyetest)(\/|$)/i;

/** Whether a path is an older one of the home eye check-up (ROUTE-06). */
export function leadsToHomeVisit(path: string): boolean {
  return ALIAS.test(path);
}
