declare module '*.css';
declare module '*.css?raw' {
  const css: string;
  export default css;
}
declare module '*.woff2?url' {
  const url: string;
  export default url;
}
interface ImportMeta {
  /** The matching modules, already loaded. Vite does this in tests and in Storybook. */
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>;
}
