declare module '*.css';
declare module '*.css?raw' {
  const css: string;
  export default css;
}
declare module '*.woff2?url' {
  const url: string;
  export default url;
}
