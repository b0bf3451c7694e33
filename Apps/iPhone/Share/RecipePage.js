// Runs in the page that Safari shares, and hands over what the page says of its recipe. Nothing is sent anywhere.
var ExtensionPreprocessingJS = {
  run: function (parameters) {
    var texts = function (selector, read) {
      return Array.prototype.slice.call(document.querySelectorAll(selector)).map(read);
    };
    parameters.completionFunction({
      title: document.title,
      structured: texts('script[type="application/ld+json"]', function (element) { return element.textContent; }),
      text: String(window.getSelection()),
      marked: texts('[itemprop~="recipeIngredient"], [itemprop~="ingredients"]', function (element) {
        return element.textContent.trim();
      }).join("\n"),
    });
  },
};
