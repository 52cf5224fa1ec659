export { BUDGET_ADVICE, CLIENT_BUDGETS, overBudget, PACKAGE_BUDGETS, SCREEN_BUDGETS } from './budgets.ts';
export { weighClients } from './clients.ts';
export { weighPackages } from './packages.ts';
export { SCREENS, weighScreen } from './screens.ts';
export type { Screen, Weight } from './screens.ts';
