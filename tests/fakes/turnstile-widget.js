// What a page loads from Turnstile: frames the check, and puts its token into the form around it.
(() => {
  const origin = "__ORIGIN__";
  const widgets = new Map();
  let count = 0;

  function frameOf(sitekey) {
    const frame = document.createElement("iframe");
    frame.src = `${origin}/turnstile/v0/frame?sitekey=${encodeURIComponent(sitekey)}&n=${++count}`;
    frame.title = "Widget of the people check";
    frame.style.cssText = "border:0;width:100%;height:65px;color-scheme:normal";
    return frame;
  }

  /** As the real one does, tries again by itself where its frame says nothing, later each time. */
  function watch(widget, after = 8000) {
    clearTimeout(widget.silent);
    widget.silent = setTimeout(() => load(widget, 2 * after), after);
  }

  function load(widget, after) {
    watch(widget, after);
    widget.input.value = "";
    const fresh = frameOf(widget.options.sitekey);
    widget.frame.replaceWith(fresh);
    widget.frame = fresh;
  }

  addEventListener("message", (event) => {
    if (event.origin !== origin || event.data?.source !== "turnstile") return;
    for (const widget of widgets.values()) {
      if (widget.frame.contentWindow !== event.source) continue;
      clearTimeout(widget.silent);
      if (event.data.token) {
        widget.input.value = event.data.token;
        widget.options.callback?.(event.data.token);
      } else {
        widget.options["error-callback"]?.(event.data.code);
      }
    }
  });

  window.turnstile = {
    render(container, options) {
      const id = `cf-chl-widget-${++count}`;
      const input = document.createElement("input");
      input.type = "hidden";
      input.name = options["response-field-name"] ?? "cf-turnstile-response";
      const widget = { options, input, frame: frameOf(options.sitekey) };
      container.append(widget.frame, input);
      widgets.set(id, widget);
      watch(widget);
      return id;
    },
    reset(id) {
      const widget = widgets.get(id);
      if (widget) load(widget);
    },
    remove(id) {
      const widget = widgets.get(id);
      clearTimeout(widget?.silent);
      widget?.frame.remove();
      widget?.input.remove();
      widgets.delete(id);
    },
    getResponse: (id) => widgets.get(id)?.input.value || undefined,
  };
})();
