export { PopupBody } from './PopupBody.tsx';
export { PopupFooter } from './PopupFooter.tsx';
